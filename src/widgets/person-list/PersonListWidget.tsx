import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { defineWidget, limitedList } from '../widget-module.ts';
import type { WidgetContext } from '../widget-module.ts';
import { text } from '../widget-settings.ts';
import { wholeRows } from '../../components/ui/whole-rows.ts';
import { WidgetHeader } from '../WidgetHeader.tsx';
import { PersonCard } from './PersonCard.tsx';
import { PersonsDocument, usePersonsQuery } from './Persons.generated.ts';

const schema = object({ heading: text(), subheading: text() });

interface PersonListWidgetProps {
  settings: InferOutput<typeof schema>;
  context: WidgetContext;
}

/** person_list: the staff, at most 64 (WGT-14). */
function PersonListWidget({ settings, context }: PersonListWidgetProps) {
  const { data } = usePersonsQuery();
  const persons = limitedList(data?.personList.data ?? [], context);
  if (persons.length === 0) return null;
  const grid = wholeRows('people', persons.length);
  return (
    <div className="py-6">
      <WidgetHeader heading={settings.heading} subheading={settings.subheading} />
      <ul className={grid.list}>
        {persons.map((person, index) => (
          <li key={person.id} className={grid.cell(index)}>
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export const widget = defineWidget({
  schema,
  Component: PersonListWidget,
  preload: (_settings, { client }) => client.query({ query: PersonsDocument }),
});
