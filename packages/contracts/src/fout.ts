import * as z from 'zod/mini'

/**
 * The closed list of error codes, with the HTTP status of each. 401 and 403 are used only when the session or the role
 * itself is refused, because in the client they end a password session. Wrong sign-in data is a 400, a full licence a
 * 409, a rate limit a 429.
 */
export const FOUT_STATUS = {
  /** The body is not JSON. */
  malformed_json: 400,
  /** A field, path part or query part does not match its schema; `velden` says which. */
  invalid_input: 400,
  /** The sign-in data match no account; the error never says which part was wrong. */
  sign_in_failed: 400,
  /** The code or passkey of a second step is wrong, or was used already. */
  code_refused: 400,
  /** A pupil's card is unknown, replaced or withdrawn. */
  kaart_refused: 400,
  /** The sign-in began too long ago, or this step was taken already. */
  uitdaging_expired: 410,
  /** A reset link is unknown, expired or used. */
  herstel_refused: 410,
  /** This installation sends no mail, so nobody can ask for a reset link. */
  mail_off: 409,
  /** The current password was typed wrong. */
  wachtwoord_fout: 400,
  /** The account has no password of its own to change or to confirm with. */
  geen_wachtwoord: 409,
  /** The passkey that the browser made cannot be trusted. */
  passkey_refused: 400,
  /** The group's link or the school's code is switched off, so that a poster of it would lead nowhere. */
  klaslink_uit: 409,
  /** This is the last second step of somebody who must have one. */
  factor_nodig: 409,
  /** A sign-in with a school account failed, for whatever reason. */
  sso_refused: 400,
  /** The school account belongs to nobody here yet; the school's admin has been asked to link it. */
  sso_onbekend: 409,
  /** The office can open a school only during a look-along, with a reason that the school can read. */
  kijk_mee_nodig: 409,
  /** Nothing can be changed during a look-along. */
  kijk_mee_leest: 409,
  /** A look-along can be extended only once. */
  kijk_mee_verlengd: 409,
  /** The request carries no token. */
  token_missing: 401,
  /** The token is not one of ours, or is no longer valid. */
  token_invalid: 401,
  /** The token was ours and has expired. */
  token_expired: 401,
  /** The role may never use this route. */
  role_refused: 403,
  /** The caller can see nothing here; the answer is the same for a missing object and for somebody else's. */
  not_found: 404,
  /** The path exists but does not support this method. */
  method_not_allowed: 405,
  /** An answer with this id was stored with different content; the first version is kept. */
  antwoord_conflict: 409,
  /** The pupil has fewer schelpen than the thing costs. */
  schelpen_te_weinig: 409,
  /** A purchase with this id was already made, of another thing. */
  aankoop_conflict: 409,
  /** Something was worn or placed that was not bought. */
  niet_gekocht: 409,
  /** The method test was handed in before; what was handed in first counts. */
  toets_ingeleverd: 409,
  /** A group that still has pupils cannot be archived. */
  groep_niet_leeg: 409,
  /** A group that is restored has the same name as one that is in use by now. */
  groepsnaam_bezet: 409,
  /** The account changed since the preview of the file was made; nothing was done. */
  import_veranderd: 409,
  /** This file was applied or reverted before. */
  import_klaar: 409,
  /** The school moved to another school year since this file was read. */
  import_ander_jaar: 409,
  /** The import was applied too long ago to be reverted. */
  import_te_oud: 409,
  /** The change would leave nobody who can run the school. */
  laatste_beheerder: 409,
  /** The jaarovergang differs from the one that the caller looked at; nothing was done. */
  overgang_veranderd: 409,
  /** It is too early: nobody knows yet who goes where. */
  overgang_te_vroeg: 409,
  /** There are more pupils than seats; `velden.plaatsen` says how many are missing. */
  licentie_vol: 409,
  /** A child of a home or a practice lacks the consent of a parent or guardian. */
  toestemming_nodig: 409,
  /** Pupils are using these seats. */
  plaatsen_bezet: 409,
  /** The order was placed too long ago to be withdrawn, or was withdrawn before. */
  bestelling_te_oud: 409,
  /** The account is being closed; nobody and nothing can be added to it any more. */
  account_sluit: 409,
  /** These two pupils are no longer thought to be one child; nothing was merged. */
  dubbel_veranderd: 409,
  /** Somebody changed it again since, and the undo does not overwrite that. */
  intussen_anders: 409,
  /** A colleague changed the same field since the caller looked at it; nothing was saved. */
  gegevens_veranderd: 409,
  /** The verhuistoken never existed, has expired, was used or was withdrawn; the error does not say which. */
  verhuistoken_refused: 410,
  /** The invitation was genuine, but has expired or was replaced by a newer one. */
  uitnodiging_expired: 410,
  /** The invitation was accepted already. */
  uitnodiging_used: 410,
  /** The body has more bytes than the route takes. */
  body_too_large: 413,
  /** The body is not application/json. */
  media_type_refused: 415,
  /** There were too many attempts in a short time. */
  too_many_attempts: 429,
  /** No more recommendations may be sent for now. */
  aanbevelingen_op: 429,
  /** There is no room for another guest. */
  gasten_full: 429,
  /** Something failed on our side; `id` finds it in the log. */
  internal_error: 500,
  /** The database does not answer, or the server is stopping; try again. */
  unavailable: 503,
} as const

export type FoutCode = keyof typeof FOUT_STATUS
export const FOUT_CODES = Object.keys(FOUT_STATUS) as FoutCode[]

/** The body of every error answer. `message` is Dutch and may be shown; `id` is only present with a 5xx status. */
export const FoutBodySchema = z.object({
  code: z.enum(FOUT_CODES),
  message: z.string(),
  velden: z.optional(z.record(z.string(), z.string())),
  id: z.optional(z.string()),
})
export type FoutBody = z.infer<typeof FoutBodySchema>
