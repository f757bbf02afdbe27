import type { Currency } from '#src/models/site/shell.ts'

/** Under this name the browser keeps the visitor's currency. */
export const CURRENCY_KEY = 'currency'

/**
 * A script that stands before all that is shown: it shows prices in the currency that the visitor chose. Prices are
 * rendered in the base currency; where another one was chosen, the script changes each as it enters the
 * document, before it is painted. So there is no flash, and React, to which prices are text, sees nothing.
 * It also serves the switches, `select[name=currency]`, before and after the rest of the code has loaded.
 *
 * It is written as text, since it stands in the page and must be the same in every build.
 */
export const currencyScript = ({ base, currencies }: Currency): string => {
  const table = Object.fromEntries([
    [base, [1, 0]],
    ...currencies.map(({ code, rate, fractionDigits }) => [code, [rate, fractionDigits]]),
  ])
  return SCRIPT.replace('BASE', JSON.stringify(base)).replace('TABLE', JSON.stringify(table))
}

const SCRIPT = `(()=>{
const base=BASE,table=TABLE,doc=document,was=new WeakMap;
let code=base,watcher;
try{code=localStorage.getItem('${CURRENCY_KEY}')}catch{}
if(!table[code])code=base;
const price=e=>{
const t=e.querySelector('bdi')?.firstChild;
if(!t)return;
if(!was.has(e))was.set(e,t.nodeValue);
const [rate,digits]=table[code];
t.nodeValue=code===base?was.get(e):new Intl.NumberFormat(doc.documentElement.lang,{style:'currency',currency:code,maximumFractionDigits:digits}).format(e.value*rate)
};
const pick=s=>{s.value=code};
const show=n=>{
n.querySelectorAll('[data-price]').forEach(price);
n.querySelectorAll('select[name=currency]').forEach(pick)
};
const enter=n=>{
const e=n.nodeType===1?n:n.parentElement,p=e?.closest('[data-price]'),s=e?.closest('select[name=currency]');
if(p)price(p);
if(s)pick(s);
if(n===e)show(n)
};
const watch=()=>{
watcher??=new MutationObserver(l=>l.forEach(m=>m.addedNodes.forEach(enter)));
watcher.observe(doc,{childList:true,subtree:true})
};
if(code!==base)watch();
addEventListener('change',({target:t})=>{
if(t.name!=='currency'||!table[t.value])return;
code=t.value;
try{localStorage.setItem('${CURRENCY_KEY}',code)}catch{}
watch();
show(doc)
})
})()`
