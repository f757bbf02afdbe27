import { type Entry, picture, ref } from '../../entry.ts'
import { share } from './share.ts'

const tags = [ref('tag', 'living'), ref('tag', 'neighbourhoods')]

export const aMonthByTheMarina: Entry = {
  key: 'a-month-by-the-marina',
  shared: { date: '2026-04-28' },
  en: {
    title: 'A month by the marina',
    slug: 'a-month-by-the-marina',
    author: 'Dana Khoury',
    summary:
      'Our editor borrowed an apartment in Marina Crest for thirty days and kept a diary. It is mostly about mornings.',
    image: picture(
      'marina-crest-dusk',
      'The twin towers of Marina Crest at blue hour, windows lit, yachts at the pontoons, lights on the water',
    ),
    tags,
    social: share.en,
    text: `They gave me the key to an apartment on the fourteenth floor of [Marina Crest](/projects/marina-crest), a parking card and the advice to leave the curtains open. I have a flat in the old town, two streets from where I was born. Thirty days, I said. I will write down what happens.

## Day 1

I unpack and look for the light switches. There are fewer than I expected, and they are where my hand goes. In the evening I sit on the long bench on the garden deck, the one that faces west, between a man with a dachshund and two girls with one pair of headphones. Nobody speaks. When the sun has gone they all get up, like an audience.

## Day 4

Woken at a quarter past five by something that I cannot place. It is the silence: on the fourteenth floor the city is only a hum. At six I take the lift down to the bakery below the deck. The baker already knows the dachshund’s order and asks for mine.

## Day 9

A storm. The towers stand in it like two people with their backs turned, and the masts below ring for hours, four hundred small bells. The balcony has a wall on either side and stays dry; I eat my dinner there, in a jacket, just because it is possible.

> Nobody tells you about the sound of a marina. It never stops, and after a week you cannot sleep without it.

## Day 13

I count. It is a habit of the trade.

- From bed to promenade: 3 minutes, of which 50 seconds in the lift
- From promenade to fish market: 6 minutes
- From fish market to the bookshop that everybody talks about: 1 minute
- From bookshop to home: 1 hour and 20 minutes; there is an armchair in it

My car has not moved since the second day. The tram takes me to the office in nineteen minutes. In the old town I need twenty-five, and I have always thought that I lived in the centre.

## Day 18

What I do not like: on Friday evenings the promenade is too full, and one of the restaurants believes in loudspeakers. The tenth floor complained, and since then they are switched off at eleven. The lifts are slow between eight and half past. And the western sun is strong; after three I draw the curtain in the study, bronze glass or not.

It seems fair to write that down too.

## Day 22

On the deck a tamarind tree is being pruned, and a crowd of children is watching. The gardener hands down the pods, and for the rest of the day there are sticky fingers on every button in the building. The caretaker goes round with a cloth. He has, he says, had worse Tuesdays.

## Day 27

I invite my mother. She is eighty-one and suspicious of anything above the third floor. She walks through the rooms, knocks on the wall, opens the tap, looks at the lock. Then she stands at the window for a long time. A dhow is coming in through the gap, between all the white yachts, with its lamp lit.

‘Your grandfather came in there,’ she says, ‘every evening.’ I had known it. I had never seen it from above.

## Day 30

I give back the key. In the old town my street is narrow and warm and smells of bread, and I am glad to be home. At a quarter past five I lie awake and listen for the masts.

*Our editor paid for her groceries herself. Homes at Marina Crest can be seen every day but Sunday; [let us know](#modal:visit) if you would like to bring your mother.*`,
  },
  ar: {
    title: 'شهر في المارينا',
    slug: 'a-month-by-the-marina',
    author: 'دانة خوري',
    summary: 'استعارت محررتنا شقة في مارينا كريست ثلاثين يومًا ودوّنت يومياتها. معظمها عن الصباح.',
    image: picture(
      'marina-crest-dusk',
      'برجا مارينا كريست في الساعة الزرقاء بنوافذ مضاءة، ويخوت عند الأرصفة وأضواء على الماء',
    ),
    tags,
    social: share.ar,
    text: `أعطوني مفتاح شقة في الطابق الرابع عشر من [مارينا كريست](/projects/marina-crest)، وبطاقة موقف، ونصيحة بأن أترك الستائر مفتوحة. لي شقة في المدينة القديمة على بعد شارعين من البيت الذي ولدت فيه. ثلاثون يومًا، قلت لهم، وسأدوّن ما يحدث.

## اليوم 1

أفرغ حقائبي وأبحث عن مفاتيح الإنارة. هي أقل مما توقعت، وموضعها حيث تمتد يدي. وفي المساء أجلس على المقعد الطويل في حديقة السطح، ذاك الذي يواجه الغرب، بين رجل معه كلب قصير القوائم وفتاتين تتقاسمان سماعة واحدة. لا أحد يتكلم. وحين تغيب الشمس ينهض الجميع كأنهم جمهور مسرح.

## اليوم 4

أيقظني في الخامسة والربع شيء لم أعرف ما هو. إنه الصمت: فالمدينة في الطابق الرابع عشر همهمة لا غير. وفي السادسة أنزل بالمصعد إلى المخبز تحت الحديقة. الخبّاز يعرف طلب صاحب الكلب، ويسألني عن طلبي.

## اليوم 9

عاصفة. يقف البرجان فيها كشخصين أدار كل منهما ظهره للآخر، والصواري في الأسفل ترنّ ساعات كأنها أربع مئة جرس صغير. على جانبي الشرفة جداران فتبقى جافة؛ أتناول عشائي فيها بالمعطف، لمجرد أن ذلك ممكن.

> لا أحد يخبرك عن صوت المارينا. لا ينقطع أبدًا، وبعد أسبوع لا تستطيع النوم من دونه.

## اليوم 13

أعدّ الدقائق، فتلك عادة المهنة.

- من السرير إلى الممشى البحري: 3 دقائق، منها 50 ثانية في المصعد
- من الممشى إلى سوق السمك: 6 دقائق
- من سوق السمك إلى المكتبة التي يتحدث عنها الجميع: دقيقة واحدة
- من المكتبة إلى البيت: ساعة و20 دقيقة، ففيها كرسي وثير

لم تتحرك سيارتي منذ اليوم الثاني. الترام يوصلني إلى المكتب في تسع عشرة دقيقة. من المدينة القديمة أحتاج إلى خمس وعشرين، وكنت أظن طوال عمري أنني أسكن في قلب المدينة.

## اليوم 18

ما لا يعجبني: الممشى مزدحم مساء الجمعة، وأحد المطاعم مؤمن بمكبرات الصوت. اشتكى الطابق العاشر، فصارت تُطفأ عند الحادية عشرة. المصاعد بطيئة بين الثامنة والثامنة والنصف. وشمس الغرب قوية؛ بعد الثالثة أسدل ستارة المكتب رغم الزجاج البرونزي.

ومن الإنصاف أن أكتب ذلك أيضًا.

## اليوم 22

في الحديقة تُقلَّم شجرة تمر هندي، وحولها جمع من الأطفال. يناولهم البستاني القرون، وتبقى آثار الأصابع الدبقة بقية اليوم على كل زر في المبنى. يدور الحارس بقطعة قماش ويقول إنه مرّ بأيام ثلاثاء أسوأ.

## اليوم 27

أدعو أمي. عمرها إحدى وثمانون سنة، ولا تثق بما يعلو الطابق الثالث. تمشي في الغرف، تطرق الجدار، تفتح الصنبور، تتفحص القفل. ثم تقف طويلًا عند النافذة. سفينة خشبية تدخل من المضيق بين اليخوت البيضاء وفانوسها مضاء.

تقول: «من هنا كان جدك يدخل كل مساء.» كنت أعرف ذلك، لكنني لم أره من فوق قط.

## اليوم 30

أعيد المفتاح. شارعي في المدينة القديمة ضيق ودافئ وتفوح منه رائحة الخبز، وأنا سعيدة بالعودة. وفي الخامسة والربع أبقى مستيقظة، وأصغي بحثًا عن الصواري.

*دفعت محررتنا ثمن مشترياتها بنفسها. ويمكن مشاهدة بيوت مارينا كريست كل يوم ما عدا الأحد؛ [أخبرنا](#modal:visit) إن أردت أن تصطحب والدتك.*`,
  },
  de: {
    title: 'Ein Monat an der Marina',
    slug: 'ein-monat-an-der-marina',
    author: 'Dana Khoury',
    summary:
      'Unsere Redakteurin wohnte dreißig Tage in Marina Crest und führte Tagebuch. Es handelt vor allem vom Morgen.',
    image: picture(
      'marina-crest-dusk',
      'Die Zwillingstürme von Marina Crest zur blauen Stunde, helle Fenster, Jachten an den Stegen, Lichter auf dem Wasser',
    ),
    tags,
    social: share.de,
    text: `Man gab mir den Schlüssel zu einer Wohnung im vierzehnten Stock von [Marina Crest](/projects/marina-crest), eine Parkkarte und den Rat, die Vorhänge offen zu lassen. Ich habe eine Wohnung in der Altstadt, zwei Straßen von dem Haus entfernt, in dem ich geboren bin. Dreißig Tage, sagte ich. Ich schreibe auf, was geschieht.

## Tag 1

Ich packe aus und suche die Lichtschalter. Es sind weniger als gedacht, und sie sitzen dort, wohin die Hand greift. Am Abend setze ich mich auf die lange Bank im Gartendeck, die nach Westen sieht, zwischen einen Mann mit Dackel und zwei Mädchen, die sich ein Paar Kopfhörer teilen. Niemand spricht. Als die Sonne fort ist, stehen alle auf wie ein Publikum.

## Tag 4

Um Viertel nach fünf weckt mich etwas, das ich nicht einordnen kann. Es ist die Stille: Im vierzehnten Stock ist die Stadt nur noch ein Summen. Um sechs fahre ich hinunter in die Bäckerei unter dem Deck. Der Bäcker kennt die Bestellung des Dackels schon und fragt nach meiner.

## Tag 9

Sturm. Die Türme stehen darin wie zwei Menschen, die einander den Rücken kehren, und unten läuten stundenlang die Masten, vierhundert kleine Glocken. Der Balkon hat zu beiden Seiten eine Wand und bleibt trocken; ich esse draußen zu Abend, in der Jacke, einfach weil es geht.

> Vom Klang einer Marina erzählt einem niemand. Er hört nie auf, und nach einer Woche kann man ohne ihn nicht mehr schlafen.

## Tag 13

Ich zähle. Das ist eine Berufskrankheit.

- Vom Bett zur Promenade: 3 Minuten, davon 50 Sekunden im Aufzug
- Von der Promenade zum Fischmarkt: 6 Minuten
- Vom Fischmarkt zu der Buchhandlung, von der alle reden: 1 Minute
- Von der Buchhandlung nach Hause: 1 Stunde und 20 Minuten; es steht ein Sessel darin

Mein Auto hat sich seit dem zweiten Tag nicht bewegt. Mit der Tram bin ich in neunzehn Minuten im Büro. Aus der Altstadt brauche ich fünfundzwanzig, und ich habe immer geglaubt, ich wohnte im Zentrum.

## Tag 18

Was mir nicht gefällt: Am Freitagabend ist die Promenade zu voll, und eines der Restaurants glaubt an Lautsprecher. Der zehnte Stock hat sich beschwert, seither ist um elf Schluss. Zwischen acht und halb neun sind die Aufzüge langsam. Und die Westsonne ist stark; nach drei ziehe ich im Arbeitszimmer den Vorhang zu, bronzefarbenes Glas hin oder her.

Auch das gehört aufgeschrieben.

## Tag 22

Auf dem Deck wird eine Tamarinde geschnitten, und eine Traube von Kindern sieht zu. Der Gärtner reicht die Schoten herunter, und für den Rest des Tages kleben an jedem Knopf im Haus Fingerabdrücke. Der Hausmeister geht mit einem Tuch herum. Er habe, sagt er, schon schlimmere Dienstage erlebt.

## Tag 27

Ich lade meine Mutter ein. Sie ist einundachtzig und misstraut allem oberhalb des dritten Stocks. Sie geht durch die Zimmer, klopft an die Wand, dreht den Hahn auf, besieht sich das Schloss. Dann steht sie lange am Fenster. Durch die Einfahrt kommt, zwischen all den weißen Jachten, eine Dhau mit brennender Laterne.

„Da ist dein Großvater hereingekommen“, sagt sie, „jeden Abend.“ Ich hatte es gewusst. Von oben gesehen hatte ich es nie.

## Tag 30

Ich gebe den Schlüssel zurück. In der Altstadt ist meine Straße eng und warm und riecht nach Brot, und ich bin froh, zu Hause zu sein. Um Viertel nach fünf liege ich wach und horche nach den Masten.

*Ihre Einkäufe hat unsere Redakteurin selbst bezahlt. Wohnungen in Marina Crest können Sie täglich außer sonntags ansehen; [sagen Sie Bescheid](#modal:visit), wenn Sie Ihre Mutter mitbringen möchten.*`,
  },
}
