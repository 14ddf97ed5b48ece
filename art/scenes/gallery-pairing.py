"""Two colleagues write software together at one wide screen, seen over their
shoulders; he types, she points and they talk. Deep navy, evening lamp."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

room('navy')
table(.15, 1.0, 3.0, .95, r=.12, top='#D9A066', leg='brand')
G = Grp((.25, 1.18, .93), -.08)
slab((0, .06, 0), .5, .26, .02, .08, mat('mist', .4), g=G, bevel=.008)
cyl((0, .08, .15), .04, .3, mat('mist', .4), g=G)
S = G.sub((0, 0, .82))
panel((0, .03, 0), 1.75, 1.08, .045, .06, mat('mist', .4), g=S, bevel=.015)
panel((0, .002, 0), 1.67, 1.0, .012, .04, mat('#16294E', .5, emit=.3), g=S,
      bevel=.003)
for i, row in enumerate((((0, .30, 'lav'), (.34, .2, 'marigold')),
                         ((.1, .25, 'violet'), (.38, .42, 'mist')),
                         ((.1, .5, 'leaf2'),), ((.2, .3, 'marigold'),
                                                (.54, .22, 'lav')),
                         ((.2, .46, 'mist'),), ((.1, .2, 'terra'),
                                                (.34, .36, 'lav')),
                         ((0, .16, 'violet'),))):
    for x, w, c in row:
        panel((-.72+x+w/2, -.012, .38-.125*i), w, .06, .012, .028,
              mat(c, .5, emit=.5), g=S, bevel=.002)
panel((.55, -.012, -.28), .42, .30, .014, .05, mat('violet', .5, emit=.3),
      g=S, bevel=.004)
for i, h in enumerate((.08, .14, .20)):
    panel((.44+.11*i, -.024, -.39+h/2), .07, h, .012, .02,
          mat('marigold', .5, emit=.4), g=S, bevel=.003)
slab((-.10, .76, .93), .62, .2, .02, .03, mat('mist', .4), bevel=.006)
for i in range(3):
    slab((-.10, .71+.05*i, .951), .54, .032, .006, .01, 'white', bevel=.002)
chair(-.42, .12, math.pi-.35, 'lav')
chair(1.18, .30, -1.95, 'lav')
sit(-.42, .12, math.pi-.40, **who('vikas', lean=.08,
    rh=Vector((.02, .72, .975)), lh=Vector((-.26, .72, .975)), rgrip='type',
    lgrip='type', gaze=(1.4, -.3, 1.6), shirt='marigold'))
sit(1.18, .30, -1.95, **who('neha', lean=.10, lanyard=None,
    rh=Vector((.66, .86, 1.42)), rgrip='point', lh=(.14, -.30, .15),
    gaze=(-.5, -.5, 1.5), shirt='ivory', smile=1))
mug((.78, .72, .93), 'terra', s=1.2)
cyl((-1.05, 1.05, .945), .15, .03, 'saffron', bevel=.012)
tube([(-1.05, 1.05, .95), (-1.16, 1.08, 1.45), (-.86, 1.05, 1.78)], .022,
     'saffron', smooth=False)
L = Grp((-.84, 1.05, 1.78), 0, 1, (0, -.6))
lathe([(.19, -.16), (.185, -.14), (.11, .02), (.05, .06), (.02, .07)],
      mat('saffron', .4), g=L)
area((-.72, .98, 1.52), (-.5, .8, .93), .22, 12, '#FFC46A', 150)
plant((1.42, 1.15, .93), .62, pot='terra', seed=7)
shelf(-1.40, 3.15, 2.35, 1.5, 3)
shelf(1.9, 3.15, 2.35, 1.5, 9)
bag(-1.35, .1, 0, .6, 'terra')
rig((0, .4, .9))
camera((-1.9, -6.9, 3.05), (.12, .75, 1.32), lens=58, fstop=2.8,
       focus=(.1, .5, 1.3))
finish(1200, 900, ev=-.36)
