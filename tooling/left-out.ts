/** The variable with the journeys that a run leaves to another one, separated by commas. */
export const LEFT_OUT = 'LETTERHAVEN_ANDERE_KEER'

/** Returns those journeys, as vitest's configuration excludes them. */
export const leftOut = (): readonly string[] =>
  (process.env[LEFT_OUT] ?? '').split(',').filter((file) => file !== '')
