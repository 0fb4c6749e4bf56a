/** Title and introduction of a page other than a tool page. */
export function PageIntro({ title, lead }: { title: string; lead: string }) {
  return (
    <header className="pt-8 pb-2 md:pt-14">
      <h1>{title}</h1>
      <p className="mt-3 max-w-[60ch] text-lg text-pretty text-ink-2">{lead}</p>
    </header>
  )
}
