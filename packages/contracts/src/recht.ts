/**
 * Everything that can be allowed or refused, as data: an endpoint names one of these in `access`,
 * a web route names one in its guard, and the table of `domain/rechten` says which roles have it.
 */
export const RECHTEN = [
  /** See the caller's own account and name. */
  'account.read',
  /** See the admin (school, practice, home) itself: its name, kind and features. */
  'admin.read',
  /** See groups and who is in them. */
  'groep.read',
  /** See the progress of groups and pupils. */
  'voortgang.read',
  /** Open the landkaart, its somvensters and taken. */
  'landkaart.read',
  /** Store answers; only the pupil may. */
  'antwoord.write',
  /** Buy things for the pupil's own place and furnish it; only the pupil may. */
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
  /** Read and write action plans; also needs the feature featureZorgtraject. */
  'handelingsplan.write',
  /** Import rosters and LVS results. */
  'import.write',
  /** Invite, change and deactivate teachers. */
  'docent.write',
  /** Read and change the admin's account data. */
  'accountgegevens.write',
  /** See and extend licences. */
  'licentie.read',
  /** Read messages and the roadmap. */
  'bericht.read',
  /** Recommend us to a colleague at another school. */
  'aanbeveling.write',
  /**
   * See who is in the prullenbak: all of it, or only the caller's own groups. Putting in and taking out is
   * `leerling.write`.
   */
  'prullenbak.read',
  /** Permanently erase pupils in the prullenbak. */
  'prullenbak.write',
  /** Open a method test; also needs the feature testschool. */
  'methodetoets.read',
  /** Set a method test for a group, and withdraw it. */
  'methodetoets.write',
  /** Hand a pupil over to another school with their history, and take one over. */
  'verhuizing.write',
  /** Export everything about one pupil, or about all of them. */
  'uitvoer.read',
  /** See who looked at what. */
  'inzage.read',
  /** Link an unknown school account to its owner. */
  'koppeling.write',
  /** See the office area. */
  'kantoor.read',
  /** Act in the office area: look along with a school. */
  'kantoor.write',
] as const

export type Recht = (typeof RECHTEN)[number]
