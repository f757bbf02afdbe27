import { type Entry, media, picture, ref } from '../../entry.ts'
import { share } from './share.ts'

const tags = [ref('tag', 'sustainability'), ref('tag', 'architecture')]

export const howATowerIsCooled: Entry = {
  key: 'how-a-tower-is-cooled',
  shared: { date: '2026-05-26' },
  en: {
    title: 'How a tower is cooled',
    slug: 'how-a-tower-is-cooled',
    author: 'Tom Ashworth',
    summary:
      'Chilled water travels, air should not. A look behind the doors of the plant floors, from the street main to the grille above your sofa.',
    image: picture(
      'skyline-one-dusk',
      'Skyline One from the air at blue hour among the lit towers and streets of downtown',
    ),
    tags,
    social: share.en,
    seo: {
      title: 'How a residential tower is cooled',
      description:
        'District cooling, plant floors, fan coils and heat recovery explained without jargon.',
      image: media('skyline-one-dusk-desktop.jpg'),
    },
    text: `On an August afternoon [Skyline One](/projects/skyline-one) will have to get rid of as much heat as eleven hundred kettles produce, all boiling at once. You will hear nothing of it. What follows is the way that this heat will take, from your sofa to the sea.

## Water travels, air stays

A cubic metre of water carries some three and a half thousand times as much heat as a cubic metre of air. That single figure decides how a tower is built. If we sent cold air through it, we would need shafts as wide as the lifts. We send cold water instead, in pipes no thicker than a thigh, and make cool air out of it only where somebody is sitting.

The water comes from the district plant behind Meridian Square, where four machines supply the whole of downtown. It enters the basement at five and a half degrees and leaves it at fourteen. In between lie 74 storeys.

## Why it stops on the way

Water is heavy. A column of 296 metres would press on the lowest valve with thirty times the pressure of the air, and no fitting that we would want in a bedroom ceiling withstands that. So the tower is divided into three zones, one above the other:

| Zone | Floors | Its water is exchanged on |
| --- | --- | --- |
| Low | 6–28 | the basement |
| Middle | 30–58 | floor 29 |
| High | 60–72 | floor 59 |

At each of these places heat passes through thin plates of steel from one circuit to the next; the water itself stays where it is. You know both floors, 29 and 59, for other reasons: there the tower opens and the wind goes through. The machines stand in the closed core behind the pool and the library, on rubber feet, and the wind carries off what warmth they give.

## In your ceiling

The last few metres are done by a fan coil: a cold pipe with fins, a fan, a tray. It sits above the corridor and not above the bed, and it blows through a slot into the living room at less than 25 decibels, which is about the sound of a page being turned.

> ‘The best compliment is no compliment,’ says Daniel Okoro, who has run plant rooms for twenty-two years. ‘If people talk about the cooling, I have done something wrong.’

What matters is what happens *before* the fan starts. The triple glass keeps out seven tenths of the sun’s heat; blinds between the panes on the west side take half of the rest. A tower with poor glass may have the best machines in the world: it will only be well cooled and expensive.

## Dry, then cool

Twenty-four degrees can feel like comfort or like a wet towel. The difference is humidity. Outside air is therefore dried centrally before it reaches the apartments, and the cold of the used air going out is handed over to the fresh air coming in, by way of a slowly turning wheel. It recovers about three quarters. The water that drips off in the process, up to fourteen cubic metres on a sticky day, irrigates the sixty trees on the square.

## What you can do

- Set 24 °C and leave it. Each degree lower costs some seven per cent more.
- Close the windows when the cooling runs; a sensor in the frame switches that room off otherwise. From November to March do the opposite.
- Lower the blinds on the west side at two, not at four.
- Have the filter changed twice a year; it is included in the [service charge](/articles/what-a-service-charge-pays-for).
- Going away? Choose *Away* on the panel: 28 degrees, dry. That saves money, and the wardrobe stays free of mould.

The lower the building, the less of all this it takes. What can be done with walls and shade alone is told in [Shading without gadgets](/articles/shading-without-gadgets).`,
  },
  ar: {
    title: 'كيف يُبرَّد برج سكني',
    slug: 'how-a-tower-is-cooled',
    author: 'توم آشورث',
    summary:
      'الماء المبرَّد يسافر، أما الهواء فالأفضل أن يبقى في مكانه. نظرة خلف أبواب الطوابق الفنية، من أنبوب الشارع إلى الفتحة فوق أريكتك.',
    image: picture(
      'skyline-one-dusk',
      'سكايلاين ون من الجو في الساعة الزرقاء بين أبراج وسط المدينة وشوارعه المضاءة',
    ),
    tags,
    social: share.ar,
    seo: {
      title: 'كيف يُبرَّد برج سكني',
      description:
        'تبريد المناطق والطوابق الفنية ووحدات الملف والمروحة واسترجاع الطاقة، بلغة بسيطة.',
      image: media('skyline-one-dusk-desktop.jpg'),
    },
    text: `في عصر يوم من أيام أغسطس سيكون على [سكايلاين ون](/projects/skyline-one) أن يتخلص من حرارة تعادل ما تنتجه ألف ومئة غلاية تغلي في آن واحد. ولن تسمع من ذلك شيئًا. إليك الطريق الذي ستسلكه هذه الحرارة من أريكتك إلى البحر.

## الماء يسافر والهواء يبقى

يحمل المتر المكعب من الماء من الحرارة ما يقارب ثلاثة آلاف وخمس مئة ضعف ما يحمله متر مكعب من الهواء. هذا الرقم وحده يقرر كيف يُبنى البرج. فلو أرسلنا هواءً باردًا لاحتجنا إلى مجارٍ بعرض المصاعد. لذلك نرسل ماءً باردًا في أنابيب لا تزيد على سماكة الفخذ، ولا نصنع منه هواءً باردًا إلا حيث يجلس الناس.

يأتي الماء من محطة تبريد المنطقة خلف ساحة ميريديان، حيث تخدم أربع آلات وسط المدينة كله. يدخل القبو بحرارة خمس درجات ونصف، ويغادره بأربع عشرة درجة. وبينهما 74 طابقًا.

## لماذا يتوقف في الطريق

الماء ثقيل. فعمود ارتفاعه 296 مترًا يضغط على أدنى صمام بثلاثين ضعف الضغط الجوي، ولا تحتمل ذلك أي قطعة نرضى بها في سقف غرفة نوم. لهذا قُسم البرج إلى ثلاث مناطق، واحدة فوق أخرى:

| المنطقة | الطوابق | موضع التبادل الحراري |
| --- | --- | --- |
| السفلى | 6–28 | القبو |
| الوسطى | 30–58 | الطابق 29 |
| العليا | 60–72 | الطابق 59 |

في كل موضع من هذه المواضع تعبر الحرارة صفائح رقيقة من الفولاذ من دارة إلى أخرى، ويبقى الماء نفسه في مكانه. وأنت تعرف الطابقين 29 و59 لسبب آخر: هناك ينفتح البرج وتعبره الريح. أما الآلات فتقف في القلب المغلق خلف المسبح والمكتبة على قوائم مطاطية، والريح تحمل ما يصدر عنها من دفء.

## في سقف بيتك

الأمتار الأخيرة تتكفل بها وحدة صغيرة: أنبوب بارد له زعانف، ومروحة، وصينية. موضعها فوق الممر لا فوق السرير، وتنفث الهواء من شق في سقف غرفة المعيشة بأقل من 25 ديسيبل، أي ما يقارب صوت صفحة تُقلب.

> يقول دانيال أوكورو، الذي أمضى اثنين وعشرين عامًا بين غرف الآلات: «أجمل ثناء ألا يُقال شيء. فإذا تحدث الناس عن التبريد فقد أخطأت في أمر ما.»

والمهم هو ما يحدث *قبل* أن تدور المروحة. فالزجاج الثلاثي يصد سبعة أعشار حرارة الشمس، والستائر بين الألواح في الجهة الغربية تأخذ نصف ما تبقى. وقد يملك برج رديء الزجاج أفضل آلات العالم، لكنه سيكون عندئذ جيد التبريد باهظ الكلفة لا أكثر.

## جافٌّ ثم بارد

أربع وعشرون درجة قد تكون راحة، وقد تكون منشفة مبللة. والفرق في الرطوبة. لذلك يُجفف الهواء الخارجي مركزيًا قبل أن يصل إلى الشقق، وتنتقل برودة الهواء الخارج إلى الهواء النقي الداخل عبر عجلة تدور ببطء، فتستعيد نحو ثلاثة أرباعها. والماء الذي يتقاطر في أثناء ذلك، وقد يبلغ أربعة عشر مترًا مكعبًا في يوم رطب، يسقي أشجار الساحة الستين.

## ما الذي يمكنك فعله

- اضبط الحرارة على 24 درجة واتركها. فكل درجة أقل تزيد الاستهلاك نحو سبعة في المئة.
- أغلق النوافذ أثناء التبريد، وإلا أوقفه حساس في الإطار في تلك الغرفة. ومن نوفمبر إلى مارس افعل العكس.
- أنزل الستائر الغربية في الثانية لا في الرابعة.
- بدّل المرشح مرتين في السنة؛ وكلفته ضمن [رسوم الخدمات](/articles/what-a-service-charge-pays-for).
- هل أنت مسافر؟ اختر *خارج المنزل* على اللوحة: 28 درجة وهواء جاف. توفر المال، ويسلم ما في الخزانة من العفن.

وكلما انخفض المبنى قلّت حاجته إلى هذا كله. أما ما تستطيعه الجدران والظلال وحدها فتجده في [ظلٌّ بلا أجهزة](/articles/shading-without-gadgets).`,
  },
  de: {
    title: 'Wie ein Turm gekühlt wird',
    slug: 'wie-ein-turm-gekuehlt-wird',
    author: 'Tom Ashworth',
    summary:
      'Kaltes Wasser reist, Luft sollte es nicht. Ein Blick hinter die Türen der Technikgeschosse: von der Leitung in der Straße bis zum Gitter über Ihrem Sofa.',
    image: picture(
      'skyline-one-dusk',
      'Skyline One aus der Luft zur blauen Stunde zwischen den beleuchteten Türmen und Straßen der Innenstadt',
    ),
    tags,
    social: share.de,
    seo: {
      title: 'Wie ein Wohnturm gekühlt wird',
      description:
        'Fernkälte, Technikgeschosse, Gebläsekonvektoren und Wärmerückgewinnung – ohne Fachchinesisch erklärt.',
      image: media('skyline-one-dusk-desktop.jpg'),
    },
    text: `An einem Nachmittag im August wird [Skyline One](/projects/skyline-one) so viel Wärme loswerden müssen, wie elfhundert Wasserkocher abgeben, die alle gleichzeitig laufen. Sie werden davon nichts hören. Hier ist der Weg, den diese Wärme nehmen wird, von Ihrem Sofa bis ins Meer.

## Wasser reist, Luft bleibt

Ein Kubikmeter Wasser trägt etwa dreieinhalbtausendmal so viel Wärme wie ein Kubikmeter Luft. Diese eine Zahl entscheidet, wie ein Turm gebaut wird. Schickten wir kalte Luft hindurch, brauchten wir Schächte, so breit wie die Aufzüge. Stattdessen schicken wir kaltes Wasser durch Rohre, die kaum dicker sind als ein Oberschenkel, und machen erst dort kühle Luft daraus, wo jemand sitzt.

Das Wasser kommt aus der Kältezentrale hinter dem Meridian Square, in der vier Maschinen die ganze Innenstadt versorgen. Mit fünfeinhalb Grad tritt es in den Keller ein, mit vierzehn verlässt es ihn. Dazwischen liegen 74 Geschosse.

## Warum es unterwegs anhält

Wasser ist schwer. Eine Säule von 296 Metern drückt mit dem Dreißigfachen des Luftdrucks auf das unterste Ventil, und kein Bauteil, das wir in der Decke eines Schlafzimmers haben möchten, hält das aus. Deshalb ist der Turm in drei Zonen geteilt, eine über der anderen:

| Zone | Geschosse | Wärmetausch |
| --- | --- | --- |
| Unten | 6–28 | im Keller |
| Mitte | 30–58 | im 29. Geschoss |
| Oben | 60–72 | im 59. Geschoss |

An jeder dieser Stellen wandert die Wärme durch dünne Stahlplatten von einem Kreislauf in den nächsten; das Wasser selbst bleibt, wo es ist. Die beiden Geschosse 29 und 59 kennen Sie aus einem anderen Grund: Dort öffnet sich der Turm, und der Wind geht hindurch. Die Maschinen stehen im geschlossenen Kern hinter Pool und Bibliothek auf Gummifüßen, und was sie an Wärme abgeben, nimmt der Wind mit.

## In Ihrer Decke

Die letzten Meter übernimmt ein Gebläsekonvektor: ein kaltes Rohr mit Rippen, ein Ventilator, eine Schale. Er sitzt über dem Flur und nicht über dem Bett und bläst durch einen Schlitz ins Wohnzimmer, mit weniger als 25 Dezibel. Das entspricht ungefähr dem Umblättern einer Seite.

> „Das schönste Kompliment ist keines“, sagt Daniel Okoro, seit zweiundzwanzig Jahren in Technikräumen zu Hause. „Wenn die Leute über die Kühlung reden, habe ich etwas falsch gemacht.“

Entscheidend ist, was geschieht, *bevor* der Ventilator anläuft. Das Dreifachglas hält sieben Zehntel der Sonnenwärme ab, Jalousien zwischen den Scheiben nehmen auf der Westseite die Hälfte des Rests. Ein Turm mit schlechtem Glas mag die besten Maschinen der Welt haben: Er wird dann eben gut gekühlt und teuer.

## Erst trocken, dann kühl

Vierundzwanzig Grad können sich wie Wohlbehagen anfühlen oder wie ein nasses Handtuch. Der Unterschied heißt Feuchte. Die Außenluft wird deshalb zentral getrocknet, bevor sie in die Wohnungen gelangt, und die Kühle der verbrauchten Luft geht über ein langsam drehendes Rad auf die frische über. Rund drei Viertel gewinnen wir so zurück. Das Wasser, das dabei abtropft, an schwülen Tagen bis zu vierzehn Kubikmeter, bekommt den sechzig Bäumen auf dem Platz.

## Was Sie tun können

- Stellen Sie 24 °C ein, und lassen Sie es dabei. Jedes Grad weniger kostet etwa sieben Prozent mehr.
- Schließen Sie die Fenster, solange gekühlt wird; sonst schaltet ein Fühler im Rahmen den Raum ab. Von November bis März machen Sie es umgekehrt.
- Senken Sie die Jalousien im Westen um zwei, nicht um vier.
- Lassen Sie den Filter zweimal im Jahr wechseln; das ist in der [Servicegebühr](/articles/wofuer-die-servicegebuehr-ausgegeben-wird) enthalten.
- Sie verreisen? Wählen Sie am Bedienfeld *Abwesend*: 28 Grad, trocken. Das spart Geld, und im Schrank schimmelt nichts.

Je niedriger ein Haus, desto weniger von alledem braucht es. Was Wände und Schatten allein vermögen, steht in [Schatten ohne Technik](/articles/schatten-ohne-technik).`,
  },
}
