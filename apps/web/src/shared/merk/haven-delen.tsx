const VOET = 368

/** A gabled house on the quay, its windows lit at night. */
export function HavenHuis({ x, kleur, hoogte }: { x: number; kleur: string; hoogte: number }) {
  const top = VOET - hoogte
  return (
    <g>
      <path
        d={`M${x} ${VOET}v-${hoogte - 34}h8v-14h10v-12h10v-10h20v10h10v12h10v14h4v${hoogte - 34}Z`}
        fill={kleur}
      />
      <g fill="var(--raam)" strokeWidth="3.5">
        <path
          d={`M${x + 13} ${top + 50}h15v22h-15zM${x + 44} ${top + 50}h15v22h-15zM${x + 28} ${top + 20}h16v16h-16z`}
        />
      </g>
      <path d={`M${x + 26} ${VOET}v-26q10-12 20 0v26Z`} fill="#2d4a63" strokeWidth="4" />
    </g>
  )
}

/** The lighthouse of the brand. */
export function HavenVuurtoren() {
  return (
    <g>
      <path d="m560 172-14 200h84l-14-200Z" fill="#fff6e2" />
      <path d="m558 200-3 42h66l-3-42ZM552 284l-3 44h78l-3-44Z" fill="#e2524c" stroke="none" />
      <path d="m560 172-14 200h84l-14-200Z" fill="none" />
      <path d="M574 372v-32q14-18 28 0v32Z" fill="#2f6f8a" />
      <path d="M580 214h16v20h-16zM580 262h16v18h-16z" fill="var(--raam)" strokeWidth="4" />
      <path d="M566 104h44v50h-44Z" fill="#ffe684" />
      <path d="M588 104v50" strokeWidth="3.5" />
      <path d="M546 152h84l-10 22h-64Z" fill="#4a5fa8" />
      <path d="M556 106q4-34 32-44 28 10 32 44Z" fill="#e2524c" />
      <circle cx="588" cy="58" r="7" fill="#ffd23f" />
    </g>
  )
}

/** A little boat with a letter on its sail. */
export function HavenBoot() {
  return (
    <g className="haven-boot">
      <path d="M176 222v104" />
      <path d="M184 228q64 34 66 84h-66Z" fill="#fff6e2" />
      <path d="M184 290h63q3 10 3 22h-66Z" fill="#e2524c" stroke="none" />
      <path d="M184 228q64 34 66 84h-66Z" fill="none" />
      <path d="M176 222h-24l24 16Z" fill="#ffd23f" />
      <path d="M104 326h164q-8 40-34 44h-92q-28-6-38-44Z" fill="#e2524c" />
      <path d="M104 326h164l-4 14H110Z" fill="#fff6e2" />
      <path d="M206 262v22m0-9q12-8 13 3t-13 4" fill="none" strokeWidth="5" />
    </g>
  )
}
