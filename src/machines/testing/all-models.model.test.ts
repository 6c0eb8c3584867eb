import { expect, test } from 'vitest';
import { withPendingActors } from './edge-walk.ts';
import { machineModels } from './machine-models.ts';
import type { AnyModel } from './machine-model.ts';
import { fuzzMachine } from './fuzz-machine.ts';
import { walkSimplePaths } from './simple-paths.ts';

const PATHS = 10;

const named = (models: readonly AnyModel[]) => models.map((model) => [model.machine.id, model] as const);
const workless = ({ machine }: AnyModel) => withPendingActors(machine, { started: [] });

test.each(named(machineModels))('%s matches its model in each state on many simple paths', (_, model) => {
  expect(walkSimplePaths(model, workless(model), PATHS)).toBeGreaterThan(0);
});

test.each(named(machineModels.filter(({ edge, hostile }) => edge.length + hostile.length > 0)))(
  'no edge-case or hostile event breaks %s in any state',
  (_, model) => {
    expect(fuzzMachine(model, workless(model))).toBeGreaterThan(0);
  },
);
