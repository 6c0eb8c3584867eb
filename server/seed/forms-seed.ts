import type { Transaction } from 'kysely';
import { writeContent } from '../db/content-version.ts';
import { toFlag, toJson } from '../db/columns.ts';
import type { Database } from '../db/connection.ts';
import type { Tables } from '../db/tables.ts';
import { formSeeds } from './pages/forms.ts';
import type { FormSeed } from './pages/forms.ts';
import { markSeeded, unseeded } from './seed-log.ts';

/** Inserts forms not seeded before. */
export async function seedForms(database: Database): Promise<void> {
  const fresh = await unseeded(
    database,
    'form',
    formSeeds.map((form) => form.url),
  );
  if (fresh.size === 0) return;
  await writeContent(database, async (transaction) => {
    for (const form of formSeeds) if (fresh.has(form.url)) await insertForm(transaction, form);
    await markSeeded(transaction, 'form', fresh);
  });
}

async function insertForm(transaction: Transaction<Tables>, seed: FormSeed): Promise<void> {
  const { id } = await transaction
    .insertInto('forms')
    .values({
      url: seed.url,
      name: seed.name,
      use_captcha: toFlag(seed.useCaptcha),
      must_be_logged_on: toFlag(seed.mustBeLoggedOn ?? false),
      cost_cents: seed.costCents ?? 0,
      data: toJson(seed.legacy ?? []),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const questions = seed.questions.map((question, sort_order) => ({
    form_id: id,
    name: question.name,
    label: question.label,
    value: question.value ?? '',
    required: toFlag(question.required ?? false),
    field_type: question.type,
    content: question.content ?? '',
    sort_order,
  }));
  await transaction.insertInto('form_questions').values(questions).execute();
}
