/** Told to the page just before it is loaded anew because a part of its code is missing. */
export const CHUNK_MISSING = 'chunkmissing'

/** Under this name the tab keeps when it was last loaded anew. */
const RELOADED = 'reloaded'

/** A tab is not loaded anew twice within this time, so a part that stays missing makes no loop. */
const PAUSE_MS = 300_000

/**
 * A script that stands before all others: when a script or a style of the site cannot be loaded, the page
 * is loaded anew, once. A tab that is older than the files kept for it comes to the current code so. The
 * words are those of Turbopack and of webpack. Offline a new load would only lose the page. The script waits
 * for the styles before it, so it also looks at what has failed by then.
 */
export const CHUNK_GUARD = `(()=>{
const reload=()=>{
try{
if(!navigator.onLine||Date.now()-sessionStorage.getItem('${RELOADED}')<${PAUSE_MS})return;
sessionStorage.setItem('${RELOADED}',Date.now())
}catch{return}
dispatchEvent(new Event('${CHUNK_MISSING}'));
location.reload()
};
const own=a=>a?.includes('/_next/static/');
const look=e=>/ChunkLoadError|Loading (CSS )?chunk|Failed to load chunk/.test(e?.name+e?.message)&&reload();
addEventListener('error',({target:t,error:e})=>{
if(t===window)look(e);
else if(own(t.src)||t.rel==='stylesheet'&&own(t.href))reload()
},true);
addEventListener('unhandledrejection',e=>look(e.reason));
performance.getEntriesByType('resource').some(e=>e.responseStatus>399&&own(e.name))&&reload()
})()`
