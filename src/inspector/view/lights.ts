/** What tells a state or a transition apart in a drawing; null: nothing does. */
export type Light = 'active' | 'taken' | 'walked' | 'unwalked';

/** What a drawing says beside the machine itself: where an actor stands, or what tests have reached. */
export interface Lights {
  state: (id: string) => Light | null;
  transition: (key: string) => Light | null;
}

export const noLights: Lights = { state: () => null, transition: () => null };
