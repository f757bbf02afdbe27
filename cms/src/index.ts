import type { Core } from '@strapi/strapi'
import { refuseDrafts } from './access/drafts.ts'
import { setPanelRoles } from './access/panel-roles.ts'
import { hideRestrictedPages } from './access/restricted-pages.ts'
import { setRoles } from './access/roles.ts'
import { setTokens } from './access/tokens.ts'
import { setAccounts } from './accounts/settings.ts'
import { setSocialLogin } from './accounts/social-login.ts'
import { countByVisitor } from './accounts/visitor-address.ts'
import { leaveRedirects } from './addresses/leave-redirects.ts'
import { refuseClash } from './addresses/refuse-clash.ts'
import { addBuildingRoutes } from './building/panel-routes.ts'
import { keepValuesWhole } from './database/columns.ts'
import { writeInTurn } from './database/in-turn.ts'
import { confineUploads } from './files/upload-policy.ts'
import { refuseTimeZones } from './forms/refuse-time-zones.ts'
import { addSiteHeadRoute } from './heads/site-head-route.ts'
import { followHomes } from './home-history/follow-homes.ts'
import { addHistoryRoute } from './home-history/history-route.ts'
import { addHistoryTable } from './home-history/table.ts'
import { HOME_CHECKS } from './homes/home-check.ts'
import { PAYMENT_CHECKS } from './payment/payment-check.ts'
import { DRAWING_CHECKS } from './plans/drawing-check.ts'
import { followPriceFeed } from './price-list/feed.ts'
import { addPriceListRoutes } from './price-list/panel-routes.ts'
import { keepTimes } from './publishing/keep-times.ts'
import { publishTogether } from './publishing/publish-together.ts'
import { refusePublished } from './publishing/refuse-published.ts'
import { shareDrafts } from './publishing/share-drafts.ts'
import { addScheduleRoute } from './schedule/list.ts'
import { addSchedule } from './schedule/publish-at.ts'
import { publishOnTime } from './schedule/publish-due.ts'
import { seed } from './seed/seed.ts'
import { environment } from './settings/environment.ts'
import { addSiteRoute } from './site-page/site-route.ts'
import { tellOfLeftOut } from './site-page/tell-left-out.ts'
import { followTexts, noteAllTexts } from './translations/follow-texts.ts'
import { addTextTable } from './translations/table.ts'
import { addTranslationsRoute } from './translations/translations-route.ts'
import { addUsesRoute } from './uses/uses-route.ts'
import { dropMetrics } from './versions/no-metrics.ts'
import { keepPrivateEvents } from './webhook/private-events.ts'
import { setSiteWebhook } from './webhook/site-webhook.ts'
import { tellUnheard } from './webhook/tell-unheard.ts'
import { sayErrors } from './words/say-errors.ts'
import { setWords } from './words/set-words.ts'

export default {
  /**
   * Of what sits around the writing of entries, the first is the outermost: the turn of a writer comes before
   * all that looks at what is written.
   */
  register({ strapi }: { strapi: Core.Strapi }) {
    writeInTurn(strapi)
    refuseDrafts(strapi)
    hideRestrictedPages(strapi)
    countByVisitor(strapi)
    confineUploads(strapi)
    addSchedule(strapi)
    sayErrors(strapi)
    keepValuesWhole(strapi)
    addSiteRoute(strapi)
    addScheduleRoute(strapi)
    addUsesRoute(strapi)
    addPriceListRoutes(strapi)
    addBuildingRoutes(strapi)
    addSiteHeadRoute(strapi)
    addHistoryTable(strapi)
    addHistoryRoute(strapi)
    followHomes(strapi)
    addTextTable(strapi)
    addTranslationsRoute(strapi)
    followTexts(strapi)
    keepTimes(strapi)
    refuseClash(strapi)
    leaveRedirects(strapi)
    refusePublished(strapi, [DRAWING_CHECKS, HOME_CHECKS, PAYMENT_CHECKS])
    refuseTimeZones(strapi)
    publishTogether(strapi)
    shareDrafts(strapi)
  },

  /** The webhook comes last: the site need not hear of each seeded entry. */
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    dropMetrics(strapi)
    await setRoles(strapi)
    await setPanelRoles(strapi)
    await setTokens(strapi)
    await setAccounts(strapi)
    await setSocialLogin(strapi)
    if (environment().CMS_SEED === 'demo') await seed(strapi)
    keepPrivateEvents(strapi)
    tellUnheard(strapi)
    await setSiteWebhook(strapi)
    await setWords(strapi)
    publishOnTime(strapi)
    followPriceFeed(strapi)
    tellOfLeftOut(strapi)
    void noteAllTexts(strapi).catch((error: Error) => {
      strapi.log.warn(`What is not translated could not be looked at: ${error.message}`)
    })
  },
}
