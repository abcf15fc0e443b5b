import type { Jaarmaat, Kader, Tijd } from './woorden.ts'

/** What the printed line of a year can be: how its verb stands, what is said besides, and where. */
export interface Recept {
  readonly kader: Kader
  readonly eigen?: true
  readonly waar?: 'achter' | 'voor'
  readonly tijden?: readonly Tijd[]
  readonly aan?: true
  readonly bij?: Recept
}

const ANDERE_TIJD = ['toen', 'straks'] as const
const ALLEEN_DAAR: Recept = { kader: 'alleen', waar: 'achter' }

/** The lines of each year; one that stands twice comes twice as often. */
export const RECEPTEN: Readonly<Record<Jaarmaat, readonly Recept[]>> = {
  jong1: [{ kader: 'dier' }, { kader: 'dier' }, { kader: 'ding' }, { kader: 'eten' }],
  jong2: [
    ALLEEN_DAAR,
    { kader: 'geven' },
    { kader: 'geven' },
    { kader: 'over' },
    { kader: 'ding', eigen: true },
    { kader: 'dier', waar: 'achter' },
    { kader: 'eten', tijden: ['straks'] },
    { kader: 'alleen', tijden: ['straks'] },
  ],
  jong3: [
    { kader: 'gooien' },
    { kader: 'geven', eigen: true },
    { kader: 'geven', aan: true },
    { kader: 'ding', tijden: ANDERE_TIJD },
    { kader: 'dier', tijden: ANDERE_TIJD },
    { kader: 'over', tijden: ANDERE_TIJD },
    { kader: 'eten', waar: 'achter' },
    { kader: 'alleen', waar: 'voor' },
  ],
  oud1: [
    { kader: 'geven', eigen: true, aan: true },
    { kader: 'geven', tijden: ANDERE_TIJD },
    { kader: 'gooien', eigen: true },
    { kader: 'gooien', tijden: ANDERE_TIJD },
    { kader: 'ding', eigen: true, tijden: ANDERE_TIJD },
    { kader: 'dier', waar: 'achter', tijden: ANDERE_TIJD },
    { kader: 'alleen', waar: 'achter', tijden: ANDERE_TIJD },
  ],
  oud2: [
    { kader: 'geven', eigen: true, tijden: ANDERE_TIJD },
    { kader: 'gooien', eigen: true, tijden: ANDERE_TIJD },
    { kader: 'geven', waar: 'voor' },
    { kader: 'eten', bij: ALLEEN_DAAR },
    { kader: 'ding', bij: ALLEEN_DAAR },
    { kader: 'alleen', bij: { kader: 'dier' } },
    { kader: 'alleen', waar: 'achter', bij: { kader: 'alleen' } },
  ],
  oud3: [
    { kader: 'geven', eigen: true, aan: true, tijden: ANDERE_TIJD },
    { kader: 'geven', eigen: true, waar: 'voor' },
    { kader: 'alleen', waar: 'achter', bij: ALLEEN_DAAR },
    { kader: 'ding', eigen: true, bij: ALLEEN_DAAR },
    { kader: 'alleen', tijden: ANDERE_TIJD, bij: { kader: 'ding' } },
    { kader: 'eten', waar: 'achter', bij: { kader: 'dier' } },
    { kader: 'alleen', waar: 'achter', tijden: ANDERE_TIJD, bij: { kader: 'alleen' } },
  ],
}
