"""A small class: a teacher explains at the board while five learners follow
on laptops; warm peach room with an open window."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

room('peach')
F = board(-2.05, 3.0, 2.1, 2.5, 1.5, face='brand', c='wood')
panel((-.65, -.02, .15), .62, .58, .03, .08, mat('violet', .5, emit=.2),
      g=F, bevel=.008)
for i, (w, c) in enumerate(((.9, 'mist'), (.7, 'lav'), (.8, 'marigold'),
                            (.5, 'lav'))):
    panel((.25+w/2-.45, -.02, .36-.17*i), w, .06, .02, .028,
          mat(c, .5, emit=.3), g=F, bevel=.004)
flow(F, [(-.9, -.45), (-.4, -.36), (.2, -.47), (.85, -.34)], 'marigold', .018)
window(1.75, 3.2, 2.25, 2.0, 1.8, 'day', view='roofs', form='grid')
stand(-2.75, 1.85, .35, **who('meera', lh=Vector((-2.02, 2.35, 1.98)),
      lgrip='point', rh=(-.30, -.32, .36), rgrip='wave', rpalm=(.4, 0, 1),
      gaze=(.4, .3, 1.3), smile=2))
CL = ('saffron', 'brand', 'violet')


def place(x, y, r, person, lap=True, **kw):
    g = Grp((x, y, 0), r)
    table(x, y, 1.15, .62, r=.08, rot=r, top='#E8BE86', leg='brand')
    p = g.pt(0, .60, 0)
    chair(p.x, p.y, r, 'lav')
    laptop(tuple(g.pt(0, .02, .93)), r+math.pi, scale=.95)
    k = dict(pose='type', lean=.1)
    k.update(kw)
    sit(p.x, p.y, r, **who(person, **k))
    return g


T = (-2.8, 1.9, 1.9)
place(.15, 1.25, -.62, 'arjun', gaze=T)
place(1.75, 1.65, -.66, 'tara')
place(3.2, 1.95, -.70, 'vikas', gaze=T)
place(.75, -.75, -.62, 'asha', rh=(-.10, -.40, .27), lh=(.26, -.16, .86),
      lgrip='wave', lpalm=(0, -1, 0), ldir=(0, -.15, 1), gaze=T)
g = place(2.45, -.35, -.66, 'manoj', gaze=T)
kulhad(*g.pt(.42, -.1, .93))
g = Grp((.75, -.75, 0), -.62)
sheetpaper(*g.pt(-.42, .0, .93), .24, .32, -.6)
bag(1.55, -.85, 0, .4, 'terra')
pendant(-.6, .6, 3.05, 'brand')
pendant(1.6, .6, 3.05, 'brand')
rig((0, .4, .8))
camera((-1.5, -11.2, 3.5), (.22, .8, 1.38), lens=57.5, fstop=1.7,
       focus=(.5, .2, 1.3))
finish(1600, 900, ev=-.5)
