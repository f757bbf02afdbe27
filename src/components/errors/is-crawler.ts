/** How crawlers name themselves, those of previews in chats included. */
const CRAWLER = /bot|crawl|spider|slurp|facebookexternalhit|whatsapp|embedly|preview|lighthouse/i

/** Whether a user agent belongs to a machine that reads pages to index or to preview them. */
export const isCrawler = (userAgent: string): boolean => CRAWLER.test(userAgent)
