/** A star in ink: drawn, because not every font has one. */
export function Ster() {
  return (
    <svg className="ster-inkt" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 1.800l3 6.600 7.200.8-5.400 4.900 1.500 7.100L12 17.600 5.700 21.200l1.500-7.100L1.800 9.200 9 8.400z" />
    </svg>
  )
}
