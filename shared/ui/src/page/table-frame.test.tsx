import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TableFrame } from './table-frame.tsx'

test('[P-81] a table that is wider than the screen has a name, and a keyboard can reach it to scroll it', async () => {
  render(
    <TableFrame label="Compared ads">
      <table />
    </TableFrame>,
  )
  await userEvent.tab()
  expect(screen.getByRole('region', { name: 'Compared ads' })).toHaveFocus()
})
