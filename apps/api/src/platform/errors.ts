import { randomUUID } from 'node:crypto'
import { FOUT_STATUS, type FoutBody, type FoutCode } from '@letterhaven/contracts/fout'
import { FOUTZIN } from '@letterhaven/contracts/foutzin'

/** An error with a code of the closed list; anything else that is thrown becomes `internal_error`, or a code that fits it. */
export class ApiError extends Error {
  readonly code: FoutCode
  readonly velden: Readonly<Record<string, string>> | undefined
  /** After how many seconds trying again makes sense, when that is known. */
  readonly overSeconden: number | undefined

  constructor(code: FoutCode, velden?: Readonly<Record<string, string>>, overSeconden?: number) {
    super(code)
    this.overSeconden = overSeconden
    this.name = 'ApiError'
    this.code = code
    this.velden = velden
  }
}

/** Moves the fields of a refusal of one part of a call below the field of that part. Any other error stays as it is. */
export const binnenVeld = (deel: string, fout: unknown): unknown =>
  fout instanceof ApiError && fout.velden
    ? new ApiError(
        fout.code,
        Object.fromEntries(
          Object.entries(fout.velden).map(([veld, zin]) => [`${deel}.${veld}`, zin]),
        ),
      )
    : fout

/** The one answer for a thing that does not exist or does not belong to the caller. */
export const notFound = (): ApiError => new ApiError('not_found')

/** Fastify's own refusals, as codes of ours. */
const FASTIFY_CODES: Readonly<Record<string, FoutCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media_type_refused',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

/** The codes of PostgreSQL and the network for a database that is away or overloaded, or for transactions that conflict. */
const UNAVAILABLE = /^(ECONN|EPIPE|ENOENT|ETIMEDOUT|08|40001|40P01|53|57P0|57014)/

function errorCodeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}

function isConnectionLoss(error: unknown): boolean {
  if (UNAVAILABLE.test(errorCodeOf(error))) return true
  return (
    error instanceof Error &&
    /connection (terminated|error)|timeout exceeded when trying to connect|query read timeout/i.test(
      error.message,
    )
  )
}

/** Tells whether a pupil was merged or erased in the meantime; a second try tells the caller what became of them. */
const isLeerlingWeg = (error: unknown): boolean =>
  errorCodeOf(error) === '23503' &&
  typeof error === 'object' &&
  error !== null &&
  'constraint' in error &&
  String(error.constraint).endsWith('_leerling_id_fkey')

/** Returns the code of the closed list for an error of any kind. */
export function toFoutCode(error: unknown): FoutCode {
  if (error instanceof ApiError) return error.code
  const code = FASTIFY_CODES[errorCodeOf(error)]
  if (code) return code
  // Fastify's JSON parser refuses keys such as __proto__ with a plain SyntaxError.
  if (error instanceof SyntaxError && 'statusCode' in error) return 'malformed_json'
  return isConnectionLoss(error) || isLeerlingWeg(error) ? 'unavailable' : 'internal_error'
}

/** Returns the status and body for an error; a 5xx hides everything but an id that finds it in the log. */
export function presentError(error: unknown): { status: number; body: FoutBody } {
  const code = toFoutCode(error)
  const status = FOUT_STATUS[code]
  const body: FoutBody = { code, message: FOUTZIN[code] }
  if (error instanceof ApiError && error.velden) body.velden = { ...error.velden }
  if (status >= 500) body.id = randomUUID()
  return { status, body }
}
