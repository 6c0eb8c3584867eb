import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { classNames } from '../../lib/class-names.ts';
import { defineWidget } from '../widget-module.ts';
import { flag, oneOf, text } from '../widget-settings.ts';

const LEVELS = ['h1', 'h2', 'h3', 'h4'] as const;

const SIZES: Record<(typeof LEVELS)[number], string> = {
  h1: 'text-4xl',
  h2: 'text-3xl',
  h3: 'text-2xl',
  h4: 'text-xl',
};

const schema = object({
  heading: text(),
  level: oneOf(LEVELS, 'h2'),
  centered: flag(),
});

/** heading and tpl/heading: h1 to h4, optionally centred (WGT-01). */
function HeadingWidget({ settings }: { settings: InferOutput<typeof schema> }) {
  const { heading, level: Heading, centered } = settings;
  if (heading === '') return null;
  return (
    <Heading className={classNames('pt-4 pb-3', SIZES[Heading], centered && 'text-center')}>
      {heading}
    </Heading>
  );
}

export const widget = defineWidget({ schema, Component: HeadingWidget });
