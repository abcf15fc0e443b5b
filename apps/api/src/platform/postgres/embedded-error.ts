/** Why the embedded database cannot be used; the message is a Dutch sentence for the operator. */
export type EmbeddedErrorCode =
  | 'data_dir_in_use'
  | 'data_dir_not_writable'
  | 'initdb_failed'
  | 'no_account'
  | 'password_lost'
  | 'platform_not_supported'
  | 'start_failed'

/** A fault of the embedded database that the operator can act on. */
export class EmbeddedError extends Error {
  readonly code: EmbeddedErrorCode

  constructor(code: EmbeddedErrorCode, message: string) {
    super(message)
    this.name = 'EmbeddedError'
    this.code = code
  }
}
