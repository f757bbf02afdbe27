import type { StrapiApp } from '@strapi/strapi/admin'
import { CHOICES } from '../words/choices.ts'
import { addBuildingPage } from './building/add-building-page.ts'
import { followWords } from './direction/follow-words.ts'
import { addFindWord } from './find-word/add-find-word.tsx'
import { addHeadPanel } from './heads/add-head-panel.ts'
import { addHistoryPanel } from './home-history/add-history-panel.ts'
import { addLanguagesPanel } from './languages/add-languages-panel.ts'
import { addPriceListPage } from './price-list/add-price-list-page.ts'
import { addSitePage } from './site/add-site-page.ts'
import { addTranslationsPage } from './translations/add-translations-page.ts'
import { addUses } from './uses/add-uses.tsx'
import { titleBlocks } from './words/block-titles.ts'
import { DONE } from './words/done-words.ts'
import { titleForms } from './words/form-titles.ts'
import { SWITCH, wordCells } from './words/list-cells.tsx'
import { MENU_TITLES, orderMenu } from './words/menu-order.ts'
import { helpParts } from './words/part-help.tsx'
import { RULES, wordRules } from './words/rule-words.ts'

/** What the project adds to Strapi's panel. Each subject registers itself and has its own folder. */
export default {
  config: { translations: { en: { ...RULES, ...DONE, ...MENU_TITLES, ...CHOICES, ...SWITCH } } },
  register(app: StrapiApp) {
    addSitePage(app)
    addPriceListPage(app)
    addBuildingPage(app)
    addTranslationsPage(app)
    wordRules()
  },
  bootstrap(app: Pick<StrapiApp, 'getPlugin' | 'registerHook'>) {
    followWords()
    orderMenu(app)
    titleBlocks(app)
    titleForms(app)
    wordCells(app)
    helpParts(app)
    addFindWord(app)
    addLanguagesPanel(app)
    addHistoryPanel(app)
    addHeadPanel(app)
    addUses(app)
  },
}
