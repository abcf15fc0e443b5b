import * as z from 'zod/mini'

/**
 * The closed list of error codes with the HTTP status each one carries.
 * 401 and 403 only where the session or the role itself is refused: in the client they end a
 * password session. Wrong sign-in data is a 400, a full licence a 409, a brake a 429.
 */
export const FOUT_STATUS = {
  /** The body is not JSON. */
  malformed_json: 400,
  /** A field, path part or query part breaks its schema; `velden` says which. */
  invalid_input: 400,
  /** Sign-in data that match no account; never says which part was wrong. */
  sign_in_failed: 400,
  /** A second step's code or passkey that is not right, or was used. */
  code_refused: 400,
  /** A pupil's card that is unknown, replaced or taken back. */
  kaart_refused: 400,
  /** The sign-in was begun too long ago, or its step was taken already. */
  uitdaging_expired: 410,
  /** A reset link that is unknown, over or used. */
  herstel_refused: 410,
  /** This installation sends no mail, so nobody can ask for a reset link. */
  mail_off: 409,
  /** The password in use was not the one that was typed. */
  wachtwoord_fout: 400,
  /** An account without a password of its own to change or to confirm with. */
  geen_wachtwoord: 409,
  /** What the browser made as a passkey is none that can be trusted. */
  passkey_refused: 400,
  /** The link of the group or the code of its school is switched off: a poster of it would lead nowhere. */
  klaslink_uit: 409,
  /** The last second step of somebody who must have one. */
  factor_nodig: 409,
  /** A sign-in with a school account that came to nothing, whatever was wrong. */
  sso_refused: 400,
  /** A school account that belongs to nobody here yet; the school's admin has been asked. */
  sso_onbekend: 409,
  /** The office opens a school only while it looks along, for a reason that the school reads. */
  kijk_mee_nodig: 409,
  /** Who looks along changes nothing. */
  kijk_mee_leest: 409,
  /** A look is prolonged once. */
  kijk_mee_verlengd: 409,
  /** No token came along. */
  token_missing: 401,
  /** The token is not one of ours, or no longer. */
  token_invalid: 401,
  /** The token was ours and its time is over. */
  token_expired: 401,
  /** The role may never use this route. */
  role_refused: 403,
  /** Nothing here for this caller; the same for a missing object and for somebody else's. */
  not_found: 404,
  /** The path exists, the method does not. */
  method_not_allowed: 405,
  /** Same answer id, other content: the first is kept. */
  antwoord_conflict: 409,
  /** Fewer schelpen than the thing costs. */
  schelpen_te_weinig: 409,
  /** This purchase was made already, of another thing. */
  aankoop_conflict: 409,
  /** Worn or placed without having been bought. */
  niet_gekocht: 409,
  /** A method test that was handed in before: what was handed in first counts. */
  toets_ingeleverd: 409,
  /** A group in which somebody still sits cannot leave the lists. */
  groep_niet_leeg: 409,
  /** A group that comes back is called as one that is in use by now. */
  groepsnaam_bezet: 409,
  /** The account changed since the preview of a file was made: nothing was done. */
  import_veranderd: 409,
  /** This file was applied, or taken back, before. */
  import_klaar: 409,
  /** The school went over to another year since this file was read. */
  import_ander_jaar: 409,
  /** Too long ago to be taken back. */
  import_te_oud: 409,
  /** Nobody would be left who can run the school. */
  laatste_beheerder: 409,
  /** The way into the new year is not the one that was looked at: nothing was done. */
  overgang_veranderd: 409,
  /** Nobody knows yet who goes where. */
  overgang_te_vroeg: 409,
  /** More pupils than there are seats; `velden.plaatsen` says how many are missing. */
  licentie_vol: 409,
  /** A child of a home or a practice without the consent of a parent or guardian. */
  toestemming_nodig: 409,
  /** Pupils sit on these seats. */
  plaatsen_bezet: 409,
  /** Too long ago to be taken back, or done before. */
  bestelling_te_oud: 409,
  /** The account closes: nobody and nothing comes into it any more. */
  account_sluit: 409,
  /** These two are not thought to be one child any more: nothing was merged. */
  dubbel_veranderd: 409,
  /** Somebody changed it again since: it is not put back over that. */
  intussen_anders: 409,
  /** A colleague changed the same field since it was looked at: nothing was kept. */
  gegevens_veranderd: 409,
  /** Never made, over, used before or withdrawn: all alike. */
  verhuistoken_refused: 410,
  /** The invitation was good, and its time is over or a newer one took its place. */
  uitnodiging_expired: 410,
  /** The invitation was accepted before. */
  uitnodiging_used: 410,
  /** More bytes than the route takes. */
  body_too_large: 413,
  /** A body that is not application/json. */
  media_type_refused: 415,
  /** Too many tries in a short time. */
  too_many_attempts: 429,
  /** As many recommendations were sent as may be. */
  aanbevelingen_op: 429,
  /** As many guests play as there is room for. */
  gasten_full: 429,
  /** A fault of ours; `id` finds it in the log. */
  internal_error: 500,
  /** The database does not answer, or the server is stopping; try again. */
  unavailable: 503,
} as const

export type FoutCode = keyof typeof FOUT_STATUS
export const FOUT_CODES = Object.keys(FOUT_STATUS) as FoutCode[]

/** The body of every error answer. `message` is Dutch and may be shown; `id` comes with 5xx alone. */
export const FoutBodySchema = z.object({
  code: z.enum(FOUT_CODES),
  message: z.string(),
  velden: z.optional(z.record(z.string(), z.string())),
  id: z.optional(z.string()),
})
export type FoutBody = z.infer<typeof FoutBodySchema>
