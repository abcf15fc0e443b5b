/** How long after a text was sent off its first word lights up, and each next one, in ms; and between two trains that leave. */
export const TEKEN_LICHT = { na: 250, stap: 90, trein: 260 } as const
