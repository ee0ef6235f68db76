import { render } from '@testing-library/react'
import { FilterSelect } from './filter-select.tsx'

function widthOf(format: ('image' | 'video')[] | undefined): string {
  const filters = format === undefined ? {} : { format }
  const { container } = render(
    <FilterSelect name="format" filters={filters} options={[{ value: 'image', label: 'Image' }]} onChange={() => {}} />,
  )
  return container.querySelector<HTMLElement>('.ant-select')?.style.width ?? ''
}

test('[P-03] a filter of the bar has room for the number of what is chosen', () => {
  expect(widthOf(undefined)).toBe('calc(6ch + 52px)')
  expect(widthOf(['image', 'video'])).toBe('calc(9ch + 60px)')
})
