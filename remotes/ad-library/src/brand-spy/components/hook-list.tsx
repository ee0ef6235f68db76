import type { BrandSpyFigures } from '@marquee/contract/brand-spy'
import { CopyButton } from '@marquee/ui/copy-button'
import type { AdDrawerAddress } from '../../state/use-ad-drawer.ts'
import { PatternRows } from './pattern-rows.tsx'
import { BrandSection } from '../../brands/components/brand-section.tsx'

interface HookListProps {
  brandId: string
  hooks: BrandSpyFigures['hooks']
  drawer: AdDrawerAddress
}

/** The first lines of the ads, word for word, with how long they ran. */
export function HookList({ brandId, hooks, drawer }: HookListProps) {
  return (
    <BrandSection title="Hooks, word for word" note="The lines that ran longest first.">
      <PatternRows brandId={brandId} rows={hooks} getKey={({ text }) => text} drawer={drawer}>
        {({ text }) => (
          <>
            <q dir="auto">{text}</q>
            <CopyButton text={text} label="Copy the hook" />
          </>
        )}
      </PatternRows>
    </BrandSection>
  )
}
