/**
 * Everything that can be allowed or refused, as data: an endpoint names one of these in `access`,
 * a web route names one in its guard, and the table of `domain/rechten` says which roles have it.
 */
export const RECHTEN = [
  /** See one's own account and name. */
  'account.read',
  /** See the admin (school, practice, home) itself: its name, kind and features. */
  'admin.read',
  /** See groups and who is in them. */
  'groep.read',
  /** See the progress of groups and pupils. */
  'voortgang.read',
  /** Open the landkaart, its somvensters and taken. */
  'landkaart.read',
  /** Store answers: only the pupil itself. */
  'antwoord.write',
  /** Buy for the own place, and furnish it: only the pupil itself. */
  'plek.write',
  /** Make, rename and archive groups. */
  'groep.write',
  /** Add, edit and move pupils. */
  'leerling.write',
  /** See and renew pupils' passwords. */
  'wachtwoord.read',
  /** Renew the school's own code, and switch it off. */
  'schoolcode.write',
  /** Change practice settings. */
  'oefeninstelling.write',
  /** Action plans: read and write; also needs featureZorgtraject. */
  'handelingsplan.write',
  /** Import rosters and LVS results. */
  'import.write',
  /** Invite, change and deactivate teachers. */
  'docent.write',
  /** Read and change account data of the admin. */
  'accountgegevens.write',
  /** See and extend licences. */
  'licentie.read',
  /** Messages and roadmap. */
  'bericht.read',
  /** Recommend us to a colleague elsewhere. */
  'aanbeveling.write',
  /** See who lies in the recycle bin: all of it, or of the own groups. Putting in and taking out is `leerling.write`. */
  'prullenbak.read',
  /** Erase for good what is in the recycle bin. */
  'prullenbak.write',
  /** The method test; also needs the feature testschool. */
  'methodetoets.read',
  /** Set a method test for a group, and take it back. */
  'methodetoets.write',
  /** Let a pupil go to another school with its history, and take one in. */
  'verhuizing.write',
  /** Take along everything of a pupil, or of all of them. */
  'uitvoer.read',
  /** See who looked at what. */
  'inzage.read',
  /** Say whose a school account is that nobody knows yet. */
  'koppeling.write',
  /** The office area. */
  'kantoor.read',
  /** Act in the office area: look along with a school. */
  'kantoor.write',
] as const

export type Recht = (typeof RECHTEN)[number]
