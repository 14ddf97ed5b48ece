"""A consultant listens and takes notes while a client explains a plan spread
on the table and a colleague with a mug listens too; behind them a board with
three steps. Ivory room."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

room('ivory')
F = board(-.95, 3.0, 1.98, 2.5, 1.4)
for i, (x, c) in enumerate(((-.8, 'violet'), (-.05, 'lav'), (.72, 'saffron'))):
    panel((x, -.02, .22), .46, .34, .03, .08, mat(c, .6), bevel=.008, g=F)
    for k in range(3):
        panel((x-.04, -.02, -.12-.13*k), .36-.08*(k == 2), .05, .02, .02,
              mat('mist', .6), bevel=.004, g=F)
flow(F, [(-.55, .22), (-.31, .22)], 'brand')
flow(F, [(.20, .22), (.47, .22)], 'brand')
window(2.30, 3.2, 2.05, 1.7, 1.85, 'day', view='kites', form='arch')
rug(.1, -.1, 5.0, 3.0, ('#E3B98A', '#F0D2A8'))
table(.1, 0, 2.5, 1.25, r=.3, top='#D9A066', leg='brand')
chair(-1.45, .12, .82, 'violet')
chair(1.65, .12, -.82, 'violet')
sit(-1.45, .12, .82, **who('neha', lean=.14, rh=Vector((-.86, -.30, .985)),
                            rgrip='pen', lh=Vector((-.78, .10, .965)),
                            gaze=(1.45, .1, 1.65), roll=.08))
sit(1.65, .12, -.82, **who('gopal', shirt='saffron', vest=None, pants='ivory',
                             lean=.10, rh=Vector((.66, .02, .985)),
                            rgrip='point', lh=(.30, -.38, .46),
                            lgrip='wave', lpalm=(-.4, 0, 1),
                            gaze=(-1.3, .1, 1.5)))
P = stand(.22, 1.35, .05, **who('ravi', pose='cup', gaze=(1.5, 0, 1.4),
                            lh=(.17, -.30, .30), lgrip='hold'))
mug(tuple(P.pt(-.070, -.335, .345)), 'terra', s=.95)
slab((.18, .0, .93), 1.05, .74, .012, .03, mat('#EAF0FC', .7), bevel=.003)
for x, y, w, d, c in ((-.1, .12, .36, .3, 'lav'), (.42, .17, .3, .2, 'violet'),
                      (.36, -.14, .42, .2, 'marigold'),
                      (-.12, -.18, .3, .16, 'lav')):
    box((x, y, .95), (w, d, .022), mat(c, .6), bevel=.006)
sheetpaper(-.74, -.36, .93, .28, .36, -.3, ruled=True)
tube([(-.85, -.39, .955), (-.80, -.25, 1.09)], .011, 'saffron', res=4)
kulhad(-.45, .42, .93)
kulhad(.95, .40, .93)
phone((1.0, -.40, .93), .4)
plant((-2.75, 2.5, 0), 1.5, pot='terra', seed=3)
rig((0, .2, .8))
camera((-2.3, -8.8, 2.7), (.12, .45, 1.33), lens=56.5, fstop=1.6,
       focus=(0, 0, 1.3))
finish(1600, 900, ev=-.5)
