/**
 * Tables that do not belong to one admin and so have neither admin_id first nor row-level security, each with the reason. Most
 * serve signing in, which happens before we know the admin. A test refuses any other table without both.
 */
export const TENANCY_EXCEPTIONS: Record<string, string> = {
  login: 'a person signs in before we know which admin; one sign-in may belong to several',
  lidmaatschap: 'which admins a sign-in belongs to, read at sign-in',
  uitnodiging: 'who accepts one has no admin yet; holds the hash of a token and no name',
  sessie:
    'a sign-in that runs is looked up by its token, before we know which admin; holds no name',
  toegang_wijziging:
    'whose session, sign-in or role changed; asked for before we know which admin; holds a hash of an id',
  rem: 'wrong tries per hashed key, of names that may not even exist',
  uitdaging: 'a sign-in that is half way in has no admin yet',
  totp: 'second factors belong to a person, who may be of several admins',
  herstelcode: 'second factors belong to a person, who may be of several admins',
  passkey: 'second factors belong to a person, who may be of several admins',
  herstelaanvraag:
    'somebody who forgot a password has no admin yet; the name that was typed, for an hour',
  hersteltoken: 'a reset link is of a person; holds the hash of a token and no name',
  schoolcode: 'a pupil who signs in types it before we know the admin; holds no name',
  klascode: 'a pupil who signs in follows it before we know the admin; holds no name',
  kaart: 'a pupil is known by the card alone; holds the hash of its token and no name',
  koppeling:
    'a school account is looked up before we know the admin; holds a keyed hash and no name',
  sso_aanvraag: 'somebody on the way to a school account is nobody yet',
  sso_code: 'somebody on the way back from a school account; holds the hash of a code and no name',
  aanbeveling_adres:
    'an address is written to once whoever asks, over all admins; holds a keyed hash and no address',
  geluid: 'our own words said aloud, the same for every school; holds no name',
  geluid_tekst: 'which of our own words and sentences a sound says; holds no name',
  bank_versie: 'how hard words are, learned across schools; one row a night, of nobody',
  item_bank: 'the difficulty of our own words; each from ten answers or more, of nobody',
  ijkpunt:
    'what an answer says of its word, read across schools at night; names no pupil, school or hour',
  kantoor_log:
    'the office’s own: what it searched, read and did, also about an account that is no more; a school’s scope may add a line about itself by a policy, and read none',
  kijk_mee:
    'the office’s own: who looked along with which school and why, also when that is no more; a school sees its own by a policy',
  migratie: 'the list of migrations that ran',
}

/** What the office’s own user may do with which tables, reviewed; a test refuses anything else. */
export const KANTOOR_RECHTEN: Readonly<Record<string, readonly string[]>> = {
  admin: ['SELECT'],
  kantoor_log: ['INSERT', 'SELECT'],
  kijk_mee: ['SELECT'],
  leerling: ['SELECT'],
}

/** Functions that run as the owner, each reviewed; a test refuses any other. */
export const REVIEWED_SECURITY_DEFINERS: Record<string, string> = {
  vraag_herberekening: 'puts one job in the queue for a pupil of the admin of the context',
  nummers_van_anderen:
    'tells which school numbers other admins have, of those that begin as asked, and not whose',
  verwijder_gasten: 'sweeps out guests of the admin of the context, whose time is over',
  wis_prullenbak:
    'erases pupils of the admin of the context who lie in the prullenbak, and writes the proof',
  sluit_account:
    'erases the admin of the context, whose day has come, and everything of it; writes the proof',
  vraag_sluitpost: 'puts one job in the queue for each who runs the admin of the context',
  bekijk_verhuizing:
    'says what a token would bring to the admin of the context; knows the hash of a token, or nothing',
  verhuis_leerling:
    'moves the pupil of a token to the admin of the context, and erases it where it was',
  voeg_samen:
    'makes two pupils of the admin of the context into one; stops where an answer would be erased',
  vergeet_oude_ids:
    'forgets ids that are no more, over all admins; writes nothing else, answers a number',
  ruim_imports_op:
    'forgets what files said a day ago and was not applied, over all admins; answers a number',
  vraag_uitnodiging: 'puts one job in the queue for an invitation of the admin of the context',
  vraag_aanbeveling: 'puts one job in the queue for a recommendation of the admin of the context',
  ruim_aanbevelingen_op:
    'forgets recommendations of ninety days ago, over all admins; answers a number',
  ruim_sporen_op:
    'forgets looks, deeds, invitations and requests whose time is over, over all admins; answers a number',
  vraag_post: 'puts one job in the queue for one of two kinds of mail; the job holds an id alone',
}
