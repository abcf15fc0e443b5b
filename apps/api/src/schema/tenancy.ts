/**
 * Tables that do not belong to one admin and so have neither admin_id first nor row-level security.
 * Reached only through the auth feature; a test refuses any other table without both.
 */
export const TENANCY_EXCEPTIONS: Record<string, string> = {
  login: 'a person signs in before we know which admin; one sign-in may belong to several',
  lidmaatschap: 'which admins a sign-in belongs to, read at sign-in',
  uitnodiging: 'who accepts one has no admin yet; holds the hash of a token and no name',
  migratie: 'the list of migrations that ran',
}

/** Functions that run as the owner, each reviewed; a test refuses any other. */
export const REVIEWED_SECURITY_DEFINERS: Record<string, string> = {
  vraag_herberekening: 'puts one job in the queue for a pupil of the admin of the context',
  verwijder_gasten: 'sweeps out guests of the admin of the context, whose time is over',
}
