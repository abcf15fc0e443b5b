/** The header in which a client says what it can read; a build of before it existed sends none. */
export const CONTRACT_KOP = 'x-contract'

/** What a client without that header reads: opgaven that are words. */
export const OUDSTE_CONTRACT = 1

/**
 * What this build reads. A new kind of opgave raises it, so that a device that still runs yesterday's build is not sent to what it
 * cannot play. Since 2 opgaven are also sentences, gaps in a ride and scenes; since 3 forms of verbs in a sentence; since 4 questions
 * about a text; since 5 lines for a film; since 6 texts without their marks.
 */
export const CONTRACT = 6
