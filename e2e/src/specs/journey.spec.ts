import { coloredPng } from '../fixtures/colored-png.ts'
import { expect, test } from '../fixtures/test.ts'

test(
  '[F-02] [F-07] [F-09] [F-11] from a saved ad to a brief with a product, in one of two workspaces',
  { tag: '@smoke' },
  async ({
    page,
    signInAs,
    explorePage,
    swipeFilePage,
    briefsPage,
    briefEditor,
    productsPage,
    settingsPage,
    shell,
  }) => {
    await signInAs({
      display_name: 'Jo Walker',
      workspaces: [{ name: 'First workspace' }, { name: 'Second workspace' }],
    })

    await test.step('ad library: saves an ad', async () => {
      await explorePage.open({ q: '"window seat"' })
      await explorePage.ads.cards.first().getByRole('link').click()
      await explorePage.drawer.save.click()
      await expect(explorePage.drawer.unsave).toBeVisible()
    })

    await test.step('briefs: writes a brief from it, which saves itself', async () => {
      await explorePage.drawer.writeBrief.click()
      await briefsPage.createFromAd('Card backs for everybody')
      await expect(briefEditor.heading).toBeVisible()
      await briefEditor.writeObjective('Sell the second deck.')
      await page.reload()
      await expect(briefEditor.title).toHaveValue('Card backs for everybody')
      await expect(briefEditor.objective).toHaveValue('Sell the second deck.')
      await expect(briefEditor.referenceAds.getByRole('listitem')).toHaveCount(1)
    })

    await test.step('generation: adds a product with an image, which the brief then names', async () => {
      await shell.goTo('Products')
      await productsPage.add({ name: 'Deck of cards', image: coloredPng(64, 48, [200, 40, 90]) })
      await shell.goTo('Briefs')
      await briefsPage.table.getByRole('link', { name: 'Card backs for everybody' }).click()
      await briefEditor.chooseProduct('Deck of cards')
      await page.reload()
      await expect(briefEditor.details).toContainText('Deck of cards')
    })

    await test.step('account settings: renames the workspace and the person', async () => {
      await settingsPage.openWorkspaces()
      await settingsPage.renameWorkspace('First workspace', 'Card makers')
      await expect(settingsPage.workspaces.filter({ hasText: 'Card makers' })).toContainText('Current')
      await settingsPage.openProfile()
      await settingsPage.changeName('Jo Runner')
      await expect(shell.accountMenu('Account of Jo Runner')).toBeVisible()
    })

    await test.step('the other workspace sees nothing of it', async () => {
      await shell.switchWorkspace('Second workspace')
      await shell.goTo('Swipe file')
      await expect(swipeFilePage.empty).toBeVisible()
      await shell.goTo('Briefs')
      await expect(briefsPage.empty).toBeVisible()
      await shell.goTo('Products')
      await expect(productsPage.empty).toBeVisible()
    })

    await test.step('the first one has all of it', async () => {
      await shell.switchWorkspace('Card makers')
      await expect(productsPage.products).toHaveText(/Deck of cards/)
      await shell.goTo('Briefs')
      await expect(briefsPage.table.getByRole('link', { name: 'Card backs for everybody' })).toBeVisible()
      await shell.goTo('Swipe file')
      await expect(swipeFilePage.ads.cards).toContainText('window seat')
    })
  },
)
