import { Picture } from '../../components/ui/Picture.tsx';
import { RichText } from '../../components/ui/RichText.tsx';
import type { PersonsQuery } from './Persons.generated.ts';

type Person = PersonsQuery['personList']['data'][number];

/** A person: photo, name, title and description. */
export function PersonCard({ person }: { person: Person }) {
  const name = `${person.first_name} ${person.last_name}`.trim();
  return (
    <article className="card flex flex-col gap-4">
      {person.photo && <Picture image={person.photo} alt={name} slot="person" className="rounded-cut" />}
      <div className="min-w-0">
        <h3 className="text-xl">{name}</h3>
        {person.title !== '' && <p className="mt-0.5 text-sm text-ink-soft">{person.title}</p>}
        <RichText html={person.description} className="mt-3" />
      </div>
    </article>
  );
}
