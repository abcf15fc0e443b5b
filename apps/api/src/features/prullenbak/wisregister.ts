/**
 * Every column of every table that says of which pupil or sign-in a row is, and what becomes of it when a pupil is
 * erased. A test holds this beside the catalogue: a new column that is not named here does not pass.
 */
export const WISREGISTER: Readonly<Record<string, 'gewist' | 'vergeten' | `blijft: ${string}`>> = {
  'antwoord.leerling_id': 'gewist',
  'dagtelling.leerling_id': 'gewist',
  'jaarwissel.leerling_id': 'gewist',
  'staat.leerling_id': 'gewist',
  'staat_dag.leerling_id': 'gewist',
  'aankoop.leerling_id': 'gewist',
  'eigen_plek.leerling_id': 'gewist',
  'taak.leerling_id': 'gewist',
  'somvenster.leerling_id': 'gewist',
  'plaatsing.leerling_id': 'gewist',
  'methodetoets_leerling.leerling_id': 'gewist',
  'methodetoets_antwoord.leerling_id': 'gewist',
  'gast.leerling_id': 'gewist',
  'inzage_log.leerling_id': 'vergeten',
  'toestemming.leerling_id': 'gewist',
  'verhuistoken.leerling_id': 'gewist',
  'verhuis_log.leerling_id': 'vergeten',
  'lidmaatschap.login_id': 'gewist',
  'sessie.login_id': 'gewist',
  'uitdaging.login_id': 'gewist',
  'totp.login_id': 'gewist',
  'herstelcode.login_id': 'gewist',
  'passkey.login_id': 'gewist',
  'hersteltoken.login_id': 'gewist',
  'kaart.login_id': 'gewist',
  'koppeling.login_id': 'gewist',
  'sso_code.login_id': 'gewist',
  'koppelverzoek.gekoppeld_aan': 'gewist',
}
