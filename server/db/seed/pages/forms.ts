import type { LegacyField } from '../../../generated/wire.ts';

export interface QuestionSeed {
  name: string;
  label: string;
  type: string;
  required?: boolean;
  value?: string;
  /** HTML, of the type `content`. */
  content?: string;
}

export interface FormSeed {
  url: string;
  name: string;
  useCaptcha: boolean;
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

/** Shows and tries out every type of field; on the page of every block. */
const everyField: FormSeed = {
  url: 'every-field',
  name: 'Every field',
  useCaptcha: false,
  questions: [
    { name: 'intro', label: '', type: 'content', content: '<p>A field of <strong>every</strong> type.</p>' },
    { name: 'text', label: 'Text', type: 'text', required: true },
    { name: 'textarea', label: 'Longer text', type: 'textarea' },
    { name: 'email', label: 'E-mail', type: 'email' },
    { name: 'phone', label: 'Phone', type: 'phone' },
    { name: 'currency', label: 'Amount', type: 'currency' },
    { name: 'percent', label: 'Per cent', type: 'percent' },
    { name: 'number', label: 'Number', type: 'number' },
    { name: 'password', label: 'Password', type: 'password' },
    { name: 'date', label: 'Date', type: 'date' },
    { name: 'datetime', label: 'Date and time', type: 'datetime' },
    { name: 'time', label: 'Time', type: 'time' },
    { name: 'checkbox', label: 'I have read this', type: 'checkbox' },
    { name: 'send', label: 'Try it', type: 'submit' },
  ],
  legacy: [
    legacy({ name: 'legacy-header', type: 'header', subtype: 'h3', label: 'Older fields' }),
    legacy({
      name: 'legacy-words',
      type: 'paragraph',
      subtype: 'p',
      label: 'They come after the questions.',
    }),
    legacy({
      name: 'legacy-text',
      type: 'text',
      subtype: 'text',
      label: 'Text<br>',
      placeholder: 'Anything',
    }),
    legacy({ name: 'legacy-textarea', type: 'textarea', label: 'Longer text' }),
    legacy({ name: 'legacy-number', type: 'number', label: 'From 1 to 10', min: 1, max: 10 }),
    legacy({ name: 'legacy-date', type: 'date', label: 'Date' }),
    legacy({
      name: 'legacy-select',
      type: 'select',
      label: 'Material',
      values: [option('Slate', 'slate'), option('Bamboo', 'bamboo'), option('Glass', 'glass')],
    }),
    legacy({ name: 'legacy-button', type: 'button', subtype: 'submit', label: 'Try it' }),
  ],
};

export const formSeeds: FormSeed[] = [contact, everyField];
