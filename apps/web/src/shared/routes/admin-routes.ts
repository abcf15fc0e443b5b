import { gebied } from './route-def.ts'

const { klaar, later } = gebied('admin')
const ADMIN = '/admins/{adminId}'
const GROEPEN = `${ADMIN}/{groepenwoord}` as const
const GROEP = `${GROEPEN}/{groepId}` as const
const LEERLINGEN = `${GROEP}/leerlingen` as const
const LEERLING = `${LEERLINGEN}/{leerlingId}` as const
const PLAN = `${LEERLING}/handelingsplan/{handelingsplanId}` as const

const zorg = { toegang: 'handelingsplan.write', feature: 'featureZorgtraject' } as const
const nieuw = { toegang: 'leerling.write', alleenInvullen: true } as const

/** The admin's area: one school, practice or home. */
export const adminRoutes = {
  'a-groepen': klaar(GROEPEN, '{Groepen}', { toegang: 'groep.read' }),
  'a-edexml': klaar(`${GROEPEN}/edexml`, '{Leerlingen} inlezen', {
    toegang: 'import.write',
    kruimel: 'Inlezen',
  }),
  'a-schooljaar': klaar(`${GROEPEN}/schooljaar`, 'Nieuw schooljaar', { toegang: 'import.write' }),
  'a-dubbel': klaar(`${GROEPEN}/dubbele-leerlingen`, 'Dubbele {leerlingen}', {
    toegang: 'import.write',
  }),
  'a-leerlingen': klaar(`${GROEPEN}/leerlingen`, 'Alle {leerlingen}', { toegang: 'groep.read' }),
  'a-lvsspelling': later(`${GROEPEN}/lvsspelling`, 'Spellingresultaten inlezen', {
    toegang: 'import.write',
  }),

  'a-groep': klaar(LEERLINGEN, '{Leerlingen}', { toegang: 'groep.read' }),
  'a-leerlingen-toevoegen': klaar(`${LEERLINGEN}/toevoegen`, '{Leerlingen} toevoegen', nieuw),
  'a-kinderen-toevoegen': klaar(`${LEERLINGEN}/kinderen-toevoegen`, 'Kinderen toevoegen', nieuw),
  'a-verhuistoken-inlezen': klaar(`${LEERLINGEN}/verhuistoken-inlezen`, 'Verhuistoken inlezen', {
    toegang: 'verhuizing.write',
  }),
  'a-wachtwoorden': klaar(`${LEERLINGEN}/wachtwoorden`, 'Wachtwoorden', {
    toegang: 'wachtwoord.read',
  }),
  'a-groep-oefeninstellingen': later(`${GROEP}/oefeninstellingen`, 'Oefeninstellingen', {
    toegang: 'oefeninstelling.write',
  }),
  'a-groep-oefeninstelling': later(
    `${GROEP}/oefeninstellingen/{oefeninstellingId}`,
    'Oefeninstelling',
    { toegang: 'oefeninstelling.write' },
  ),
  'a-groep-voortgang': klaar(`${GROEP}/voortgang`, 'Voortgang', { toegang: 'voortgang.read' }),

  'a-leerling': klaar(LEERLING, '{Leerling}', { toegang: 'groep.read' }),
  'a-leerling-oefeninstellingen': later(`${LEERLING}/oefeninstellingen`, 'Oefeninstellingen', {
    toegang: 'oefeninstelling.write',
  }),
  'a-leerling-voortgang': klaar(`${LEERLING}/voortgang`, 'Voortgang', {
    toegang: 'voortgang.read',
  }),
  'a-zorgtraject': later(`${LEERLING}/zorgtraject`, 'Handelingsplannen', zorg),
  'a-handelingsplan-aanmaken': later(
    `${LEERLING}/zorgtraject/handelingsplanaanmaken`,
    'Handelingsplan aanmaken',
    zorg,
  ),
  'a-handelingsplan': later(PLAN, 'Handelingsplan', zorg),
  'a-handelingsplan-edit': later(`${PLAN}/edit`, 'Handelingsplan bewerken', {
    ...zorg,
    kruimel: 'Bewerken',
  }),
  'a-eindtoets': later(`${PLAN}/eindtoets`, 'Eindtoets toevoegen', {
    ...zorg,
    kruimel: 'Eindtoets',
  }),

  'a-zorgleerlingen': klaar(`${ADMIN}/zorgleerlingen`, 'Zorgleerlingen', {
    toegang: 'handelingsplan.write',
  }),
  'a-docenten': klaar(`${ADMIN}/docenten`, '{Staf}', { toegang: 'docent.write' }),
  'a-accountgegevens': klaar(`${ADMIN}/accountgegevens`, 'Accountgegevens', {
    toegang: 'accountgegevens.write',
  }),
  'a-licentie': klaar(`${ADMIN}/licentie`, 'Licentie', { toegang: 'licentie.read' }),
  'a-berichten': later(`${ADMIN}/berichten`, 'Berichten', { toegang: 'bericht.read' }),
  'a-roadmap': later(`${ADMIN}/roadmap`, 'Roadmap', { toegang: 'bericht.read' }),
  'a-vriend-uitnodigen': klaar(`${ADMIN}/vriend-uitnodigen`, 'Vriend uitnodigen', {
    toegang: 'aanbeveling.write',
  }),
  'a-prullenbak': klaar(`${ADMIN}/prullenbak`, 'Prullenbak', { toegang: 'prullenbak.read' }),
} as const
