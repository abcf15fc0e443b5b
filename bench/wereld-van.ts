/** What of a state is no world to look at: chance, clocks, and what the round is about. */
const GEEN_WERELD: ReadonlySet<string> = new Set([
  'aantal',
  'begonnen',
  'gelukt',
  'groep',
  'hersteld',
  'item',
  'land',
  'missers',
  'ms',
  'opties',
  'rng',
  'soort',
  't',
  'vorigRecord',
  'vorigeT',
  'wacht',
])

/** Writes down what of a value can be seen: numbers in tens, and whether there is a text. */
function write(waarde: unknown): unknown {
  if (typeof waarde === 'number') return Math.round(waarde / 10)
  if (typeof waarde === 'string') return waarde === '' ? 0 : 1
  if (Array.isArray(waarde)) return waarde.map(write)
  if (typeof waarde !== 'object' || waarde === null) return waarde
  return Object.entries(waarde)
    .filter(([naam]) => !GEEN_WERELD.has(naam))
    .map(([, deel]) => write(deel))
}

/** Returns what makes a state look other than another one, whatever its words are. */
export const wereldVan = (staat: unknown): string => JSON.stringify(write(staat))
