const STER =
  'M12 1.800l3 6.600 7.200.8-5.400 4.900 1.500 7.100L12 17.600 5.700 21.200l1.500-7.100L1.800 9.200 9 8.400z'

/** The stars of the best round of a taak: earned ones are filled and shine. */
export function Sterren({ aantal }: { readonly aantal: number }) {
  return (
    <span className="sterren">
      <span className="lh-vh">{aantal === 1 ? '1 ster' : `${aantal} sterren`}</span>
      {[1, 2, 3].map((nummer) => (
        <svg key={nummer} viewBox="0 0 24 24" aria-hidden="true">
          <path className={nummer <= aantal ? 'ster ster-aan' : 'ster'} d={STER} />
          {nummer <= aantal && <path className="ster-glans" d="M8.500 11l3-5.500" />}
        </svg>
      ))}
    </span>
  )
}
