declare module 'zzfx' {
  interface Maker {
    /** Returns the samples of a sound for its (up to 20) parameters; undefined takes the default. */
    buildSamples(...parameters: readonly (number | undefined)[]): number[]
    playSamples(
      channels: readonly (readonly number[])[],
      volume: number,
      rate: number,
    ): AudioBufferSourceNode
  }
  export const ZZFX: Maker
}
