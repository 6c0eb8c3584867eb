import type { LegacyField } from '../../generated/wire.ts';

export interface QuestionSeed {
  name: string;
  label: string;
  type: string;
  required?: boolean;
  value?: string;
  /** HTML of the question type `content`. */
  content?: string;
}

export interface FormSeed {
  url: string;
  name: string;
  useCaptcha: boolean;
  mustBeLoggedOn?: boolean;
  costCents?: number;
  questions: QuestionSeed[];
  legacy?: LegacyField[];
}

const legacy = (field: Partial<LegacyField> & Pick<LegacyField, 'name' | 'type' | 'label'>): LegacyField => ({
  subtype: null,
  placeholder: null,
  required: false,
  min: null,
  max: null,
  values: [],
  value: null,
  ...field,
});

const option = (label: string, value: string) => ({ label, value, selected: false });

const contact: FormSeed = {
  url: 'contact',
  name: 'Contact',
  useCaptcha: true,
  questions: [
    { name: 'name', label: 'Your name', type: 'text', required: true },
    { name: 'email', label: 'E-mail', type: 'email', required: true },
    { name: 'phone', label: 'Phone', type: 'phone' },
    { name: 'message', label: 'Message', type: 'textarea', required: true },
    { name: 'send', label: 'Send', type: 'submit' },
  ],
};

/** One form with every type of question and of legacy field, for the demo page. */
const everyField: FormSeed = {
  url: 'every-field',
  name: 'Something particular',
  useCaptcha: false,
  questions: [
    {
      name: 'intro',
      label: '',
      type: 'content',
      content:
        '<p>You have something <strong>particular</strong> in mind? Tell us what you know already. We answer with a drawing and a price, and nothing is cut before you have said yes.</p>',
    },
    { name: 'text', label: 'What shall we make?', type: 'text', required: true },
    { name: 'textarea', label: 'What should it look like?', type: 'textarea' },
    { name: 'email', label: 'E-mail', type: 'email' },
    { name: 'phone', label: 'Phone', type: 'phone' },
    { name: 'currency', label: 'What may one piece cost?', type: 'currency' },
    { name: 'percent', label: 'How much of it is engraved?', type: 'percent' },
    { name: 'number', label: 'How many pieces?', type: 'number', value: '1' },
    { name: 'password', label: 'A password for your drawings', type: 'password' },
    { name: 'date', label: 'When must it be there?', type: 'date' },
    { name: 'datetime', label: 'When may we ring you?', type: 'datetime' },
    { name: 'time', label: 'When are you at home, at the earliest?', type: 'time' },
    { name: 'checkbox', label: 'I know that engraved goods are not exchanged', type: 'checkbox' },
    { name: 'send', label: 'Ask for a drawing', type: 'submit' },
  ],
  legacy: [
    legacy({ name: 'legacy-header', type: 'header', subtype: 'h3', label: 'From our older form' }),
    legacy({
      name: 'legacy-words',
      type: 'paragraph',
      subtype: 'p',
      label: 'These came with the first website and still work. Fill in whatever helps.',
    }),
    legacy({
      name: 'legacy-text',
      type: 'text',
      subtype: 'text',
      label: 'The occasion<br>',
      placeholder: 'Wedding, farewell, first day of school',
    }),
    legacy({ name: 'legacy-textarea', type: 'textarea', label: 'The words to engrave' }),
    legacy({
      name: 'legacy-number',
      type: 'number',
      label: 'How sure are you, from 1 to 10?',
      min: 1,
      max: 10,
    }),
    legacy({ name: 'legacy-date', type: 'date', label: 'The date to engrave' }),
    legacy({
      name: 'legacy-select',
      type: 'select',
      label: 'Material',
      values: [option('Slate', 'slate'), option('Bamboo', 'bamboo'), option('Glass', 'glass')],
    }),
    legacy({ name: 'legacy-button', type: 'button', subtype: 'submit', label: 'Ask for a drawing' }),
  ],
};

/** For logged-in users only; what was typed is kept during the login. */
const clubOrder: FormSeed = {
  url: 'club-order',
  name: 'Order for a school or club',
  useCaptcha: true,
  mustBeLoggedOn: true,
  questions: [
    {
      name: 'intro',
      label: '',
      type: 'content',
      content:
        '<p>Trophies, name badges, farewell gifts for a whole year level: from ten pieces on we work out a price for you. Your account shows us where the order goes.</p>',
    },
    { name: 'club', label: 'School or club', type: 'text', required: true },
    { name: 'pieces', label: 'How many pieces?', type: 'number', required: true },
    { name: 'needed', label: 'When must they be there?', type: 'date' },
    { name: 'wishes', label: 'What do you have in mind?', type: 'textarea', required: true },
    { name: 'newsletter', label: 'Tell us when school prices change', type: 'checkbox' },
    { name: 'send', label: 'Ask for a price', type: 'submit' },
  ],
};

/** Has a cost, paid on submission. */
const workshopEvening: FormSeed = {
  url: 'workshop-evening',
  name: 'An evening at the laser',
  useCaptcha: true,
  costCents: 45_00,
  questions: [
    {
      name: 'intro',
      label: '',
      type: 'content',
      content:
        '<p>Two hours in the workshop on a Thursday evening: you draw it, we cut it together, and you take it home. Six places, all tools and one piece of slate or plywood included.</p>',
    },
    { name: 'name', label: 'Your name', type: 'text', required: true },
    { name: 'email', label: 'E-mail', type: 'email', required: true },
    { name: 'evening', label: 'Which Thursday?', type: 'date', required: true },
    { name: 'idea', label: 'What would you like to make?', type: 'textarea' },
    { name: 'send', label: 'Book a place', type: 'submit' },
  ],
};

export const formSeeds: FormSeed[] = [contact, everyField, clubOrder, workshopEvening];
