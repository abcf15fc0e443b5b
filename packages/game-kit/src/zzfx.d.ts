declare module 'zzfx' {
  /** Plays one sound by its (up to 20) parameters; holes take the defaults. */
  export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode | undefined
  export const ZZFX: { volume: number }
}
