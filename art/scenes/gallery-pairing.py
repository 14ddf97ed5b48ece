"""Two colleagues write software together at one wide screen, from the side so
that both are seen: he types on the left, she sits across the desk's corner,
points at a chart and tells him of it. Deep navy room, evening lamp."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

room('navy')
TURN = -.42                            # the desk stands askew in the room
R = Grp((0, .5, 0), TURN)


def at(x, y, z=0.):
    """Point in the desk's frame."""
    return R.pt(x, y, z)


q = at(.33, .62)
rug(q.x, q.y, 3.5, 2.3, ('#E9B06F', '#F5CB92'))
q = at(.53, .35)
table(q.x, q.y, 2.16, 1.25, r=.15, top='#D9A066', leg='brand', rot=TURN)
G = R.sub((1.14, .40, .93), -.93, .86)
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
        panel((-.10+x+w/2, -.012, .38-.125*i), w, .06, .012, .028,
              mat(c, .5, emit=.5), g=S, bevel=.002)
panel((-.50, -.012, .12), .46, .46, .014, .05, mat('violet', .5, emit=.3),
      g=S, bevel=.004)
for i, h in enumerate((.12, .21, .30)):
    panel((-.62+.12*i, -.024, -.04+h/2), .08, h, .012, .02,
          mat('marigold', .5, emit=.4), g=S, bevel=.003)
K = R.sub((-.18, .38, .93), math.pi/2)
slab((0, 0, 0), .62, .2, .02, .03, mat('mist', .4), g=K, bevel=.006)
for i in range(3):
    slab((0, -.05+.05*i, .021), .54, .032, .006, .01, 'white', g=K,
         bevel=.002)
for x, y, r in ((-.92, .38, 1.30), (.10, 1.34, .12)):
    q = at(x, y)
    chair(q.x, q.y, TURN+r, 'lav')
q = at(-.86, .38)
sit(q.x, q.y, TURN+1.30, **who('vikas', lean=.10,
    rh=at(-.22, .22, .985), lh=at(-.22, .54, .985), rgrip='type',
    lgrip='type', rpalm=(0, 0, -1), lpalm=(0, 0, -1),
    gaze=at(1.2, -.45, 1.55), shirt='marigold',
    pants='ivory'))
q = at(.10, 1.28)
sit(q.x, q.y, TURN+.12, **who('neha', lean=.12, lanyard=None,
    lh=S.pt(-.66, -.09, -.06), lgrip='point', rh=at(-.12, .84, .965),
    rgrip='flat', rpalm=(0, 0, -1), gaze=at(-.9, .2, 1.5), shirt='ivory',
    smile=2))
q = at(.10, .02, .93)
mug(tuple(q), 'terra', s=1.25)
q = at(.55, -.02, .93)
sheetpaper(q.x, q.y, .93, .3, .4, TURN-.5)
# lamp behind him
q = at(-1.55, 1.35)
cyl((q.x, q.y, .025), .24, .05, 'saffron', bevel=.02)
tube([(q.x, q.y, .05), (q.x, q.y, 2.1)], .026, 'saffron', smooth=False)
lathe([(.30, 0), (.295, .02), (.19, .32), (.18, .33), (.02, .33)],
      mat('saffron', .4), c=(q.x, q.y, 2.02))
unlit(ball((q.x, q.y, 2.06), .11, mat('#FFE6B0', .5, emit=1.1)))
area((q.x+.22, q.y-.16, 1.98), (q.x+.6, q.y-.5, .6), .3, 18, '#FFC46A', 150)
shelf(-.55, 3.15, 2.45, 1.5, 3)
shelf(2.55, 3.15, 2.45, 1.5, 9)
q = at(1.75, 1.75)
plant((q.x, q.y, 0), 1.45, pot='terra', seed=7)
rig((0, .4, .9))
camera(at(.80, -6.25, 2.5), at(.11, .55, 1.12), lens=52, fstop=2.8,
       focus=at(-.2, .6, 1.4))
finish(1200, 900, ev=-.36)
