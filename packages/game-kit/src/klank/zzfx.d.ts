declare module 'zzfx' {
  interface Maker {
    /** The samples of one sound by its (up to 20) parameters; undefined takes the default. */
    buildSamples(...parameters: readonly (number | undefined)[]): number[]
    playSamples(
      channels: readonly (readonly number[])[],
      volume: number,
      rate: number,
    ): AudioBufferSourceNode
  }
  export const ZZFX: Maker
}
