/**
 * Which columns of a table are exported, and which are not and why. `admin_id` is the same in every row, and is in the account
 * itself.
 */
interface Regel {
  readonly mee: readonly string[]
  readonly niet?: Readonly<Record<string, string>>
}

const GEHEIM = 'a secret, or what opens the way in'
const MOTOR = 'bookkeeping of the engine, of no meaning outside it'

/** The tables of the whole school, one list each in gegevens.json. */
export const SCHOOLTABELLEN = {
  admin: {
    mee: [
      'admin_id',
      'naam',
      'soort',
      'land',
      'plaats',
      'schoolnummer',
      'straat',
      'postcode',
      'telefoon',
      'contactpersoon',
      'contactmail',
      'factuurmail',
      'vestigingen',
      'sso_uit',
      'tweede_factor',
      'label_set',
      'eigen_labels',
      'vakanties',
      'features',
      'created_at',
      'sluit_op',
      'sluit_gevraagd_op',
      'sluit_door',
    ],
  },
  medewerker: {
    mee: [
      'id',
      'voornaam',
      'tussenvoegsel',
      'achternaam',
      'created_at',
      'uit_dienst_op',
      'was_role',
    ],
  },
  lidmaatschap: { mee: ['login_id', 'role'] },
  groep: {
    mee: ['id', 'naam', 'schooljaar', 'sleutel', 'gearchiveerd_op', 'created_at'],
    niet: { daad: 'what an undo takes back, in ids that the placements hold as well' },
  },
  groep_docent: { mee: ['groep_id', 'medewerker_id'] },
  docent_uitnodiging: {
    mee: [
      'id',
      'adres',
      'voornaam',
      'tussenvoegsel',
      'achternaam',
      'role',
      'groepen',
      'gemaakt_op',
      'geldig_tot',
      'aangenomen_op',
      'ingetrokken_op',
    ],
    niet: { token_hash: GEHEIM },
  },
  docent_log: { mee: ['id', 'op', 'wie', 'wat', 'over'] },
  licentie_bestelling: {
    mee: ['id', 'schooljaar', 'plaatsen', 'op', 'door', 'kenmerk', 'ingetrokken_op'],
  },
  methodetoets: {
    mee: [
      'id',
      'groep_id',
      'door',
      'categorieen',
      'per_categorie',
      'woorden',
      'klaargezet_op',
      'ingetrokken_op',
    ],
  },
  jaarovergang: {
    mee: ['schooljaar', 'keuzes'],
    niet: { versie: 'counts changes, for two who decide at once' },
  },
  import: {
    mee: [
      'id',
      'soort',
      'bestandsnaam',
      'door',
      'gelezen_op',
      'meldingen',
      'toegepast_op',
      'toegepast_door',
      'telling',
      'teruggedraaid_op',
    ],
    niet: {
      momentopname: 'what a file of the school itself said, forgotten after a day',
      stappen: 'how to take a file back; what it did stands at the pupils',
    },
  },
  koppelverzoek: {
    mee: [
      'id',
      'aanbieder',
      'naam',
      'is_leerling',
      'is_medewerker',
      'email',
      'gevraagd_op',
      'beantwoord_op',
      'beantwoord_door',
      'gekoppeld_aan',
    ],
    niet: { soort: GEHEIM, waarde_hash: GEHEIM },
  },
  koppeling: {
    mee: ['aanbieder', 'login_id', 'created_at'],
    niet: { soort: GEHEIM, waarde_hash: GEHEIM },
  },
  samenvoeging: {
    mee: ['id', 'op', 'door', 'naam', 'antwoorden', 'leerling_id'],
    niet: { oud_id: 'an id that is no more, kept for devices' },
  },
  geen_dubbel: { mee: ['een', 'ander', 'op', 'door'] },
  aanbeveling: {
    mee: ['id', 'door', 'zin', 'gemaakt_op'],
    niet: { adres: 'of somebody elsewhere, and seen by who recommended alone' },
  },
  verhuistoken: {
    mee: ['leerling_id', 'door', 'gemaakt_op', 'geldig_tot'],
    niet: { token_hash: GEHEIM },
  },
  verhuis_log: { mee: ['id', 'op', 'wat', 'door', 'naam', 'andere_school', 'leerling_id'] },
  inzage_log: {
    mee: [
      'id',
      'op',
      'wie',
      'role',
      'wat',
      'over_leerling',
      'leerling_id',
      'groep_id',
      'reden',
      'kijk_mee',
    ],
  },
  wisbewijs: { mee: ['id', 'op', 'leerlingen', 'telling', 'afdruk'] },
} as const satisfies Record<string, Regel>

/** The tables of one pupil, one list each in the pupil's own file. */
export const LEERLINGTABELLEN = {
  leerling: {
    mee: [
      'id',
      'voornaam',
      'tussenvoegsel',
      'achternaam',
      'jaargroep',
      'dyslexie',
      'rustig',
      'dier',
      'sleutel',
      'eckid',
      'geboortedatum',
      'jaarcode',
      'created_at',
      'deleted_at',
      'deleted_door',
    ],
  },
  plaatsing: { mee: ['groep_id', 'van', 'tot'] },
  jaarwissel: { mee: ['op', 'van', 'naar'], niet: { bank_versie: MOTOR } },
  dagtelling: { mee: ['dag', 'categorie', 'goed', 'totaal', 'ms', 'laatst_op'] },
  somvenster: { mee: ['id', 'eiland', 'categorieen', 'volgorde', 'aan_sinds', 'created_at'] },
  taak: { mee: ['id', 'somvenster_id', 'soort', 'aantal', 'volgorde'] },
  methodetoets_leerling: { mee: ['methodetoets_id', 'begonnen_op', 'ingeleverd_op'] },
  methodetoets_antwoord: {
    mee: [
      'methodetoets_id',
      'plaats',
      'woord_id',
      'categorie',
      'gegeven',
      'ms',
      'gegeven_op',
      'correct',
    ],
    niet: { bank_versie: MOTOR },
  },
  toestemming: {
    mee: [
      'vastgelegd_op',
      'soort',
      'naam',
      'gegeven_op',
      'versie',
      'door',
      'ingetrokken_op',
      'ingetrokken_door',
    ],
  },
  aankoop: { mee: ['ding', 'id', 'prijs', 'created_at'] },
  eigen_plek: { mee: ['uiterlijk', 'inrichting', 'spelboeken'] },
  staat: {
    mee: ['laatst_op', 'begin_jaargroep'],
    niet: {
      staat: 'bytes that the engine alone can read; what they say stands in words at "voortgang"',
      versie: MOTOR,
      achter_vanaf: MOTOR,
      bank_versie: MOTOR,
    },
  },
} as const satisfies Record<string, Regel>

/** The answers, line by line in a file beside the pupil's, because there are many. */
export const ANTWOORDTABEL = {
  mee: [
    'id',
    'taak_id',
    'spel',
    'woord_id',
    'categorie',
    'gegeven',
    'correct',
    'gok',
    'ms',
    'poging',
    'reden',
    'gegeven_op',
    'ontvangen_op',
    'volgnummer',
    'thuis',
    'bank_versie',
    'motor_versie',
    'vraag',
    'hoe',
    'flits_ms',
  ],
  niet: { apparaat: 'a number of the browser, which may be of several children' },
} as const satisfies Regel

/** Logins belong to people and not to one admin: only those of the admin's own people are exported, with their name. */
export const LOGINTABEL = {
  mee: ['id', 'gebruikersnaam', 'actief', 'created_at'],
  niet: {
    wachtwoord_hash: GEHEIM,
    geheim: GEHEIM,
    geheim_versie: GEHEIM,
    plaatjes: GEHEIM,
    ver: GEHEIM,
    kantoor_role: 'says nothing of anybody of a school',
  },
} as const satisfies Regel

const VAN_NIEMAND = 'holds nothing of a school or of anybody in it'
const ONDERWEG = 'somebody on the way in, for minutes'

/** Whole tables that are not exported, each with the reason. A table that is nowhere in this file fails a test. */
export const BLIJFT_HIER: Readonly<Record<string, string>> = {
  sessie: 'says who is signed in now and on what; it opens the way in',
  kaart: GEHEIM,
  schoolcode: GEHEIM,
  klascode: GEHEIM,
  totp: GEHEIM,
  herstelcode: GEHEIM,
  passkey: GEHEIM,
  hersteltoken: GEHEIM,
  herstelaanvraag: ONDERWEG,
  uitdaging: ONDERWEG,
  sso_aanvraag: ONDERWEG,
  sso_code: ONDERWEG,
  kantoor_log:
    'the office’s own list of what it did, with its searches; what it saw of a school stands in inzage_log',
  kijk_mee: 'the office’s own list; that it looked, when and why stands in inzage_log',
  rem: 'hashed keys of wrong tries, for an hour, and of codes that opened, for eight days',
  toegang_wijziging: 'hashes of sign-ins whose access changed, for a day',
  eenmaal: 'hashes of calls and what they answered, for a day',
  gast: 'guests of the demonstration, gone within a day',
  staat_dag: 'the engine’s memory of before a day, made anew from the answers',
  uitnodiging: 'invitations of the office',
  aanbeveling_adres: 'hashes of addresses of nobody here',
  bank_versie: VAN_NIEMAND,
  item_bank: VAN_NIEMAND,
  ijkpunt: VAN_NIEMAND,
  geluid: VAN_NIEMAND,
  geluid_tekst: VAN_NIEMAND,
  migratie: VAN_NIEMAND,
}
