const getal = new Intl.NumberFormat('nl')

/** Says how many seats a licence lacks, in the words that the screen repeats. */
export const tekortZin = (tekort: number): string =>
  tekort === 1 ? 'Er is 1 plaats te weinig' : `Er zijn ${getal.format(tekort)} plaatsen te weinig`
