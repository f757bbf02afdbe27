"""The list of pictures. A scene module registers its pictures with @picture."""
import importlib
import pkgutil

PICTURES = {}


def picture(name, focus=(0.5, 0.5), mist=(0, 1), samples=1.0, smooth=0.05, crops=None, large=False, clamp=2.0, **grade):
    """Registers fn as the builder of one picture.

    focus: the point the crops keep; crops: (x, y, zoom) of crops with a composition of their own;
    large: an opening, which `final` renders in the quality `opening`;
    clamp: the most that a bounce of light adds, low where small lights would leave specks; mist: (start, depth) in metres for the haze;
    samples: factor on the usual number of samples; smooth: see denoise.denoise; everything else goes to grade.develop.
    """
    def wrap(fn):
        PICTURES[name] = {'build': fn, 'focus': focus, 'mist': mist, 'samples': samples, 'smooth': smooth, 'crops': crops, 'large': large, 'clamp': clamp, 'grade': grade}
        return fn
    return wrap


for _module in sorted(m.name for m in pkgutil.iter_modules(__path__)):
    importlib.import_module(f'{__name__}.{_module}')
