/** The instruction in the bar. The word between asterisks is stressed. */
export const OPDRACHT = 'Rijd onder het woord dat *past* in de zin'

/** What is spoken with the pictures of the instruction. */
export const UITLEG_ZINNEN = [
  'Lees de zin van je passagier.',
  'Rijd onder het goede woord door.',
  'Bij elk goed woord bloeien er tulpen!',
] as const
