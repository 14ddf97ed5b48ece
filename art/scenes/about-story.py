"""An experienced developer shows a line on her screen to a younger colleague
who has rolled over from the next desk; evening in a deep navy office with the
lit town outside, seen from the left."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)),
                                '..'))
from clay import *    # noqa: E402,F403
from props import *   # noqa: E402,F403

reset()

room('deep')
window(1.55, 3.2, 2.05, 2.1, 1.6, 'night', frame_c='lav', view='town',
       form='round')
shelf(-1.5, 3.15, 2.35, 1.7, 6)
rug(.1, .3, 5.2, 2.7, ('#4A6DB5', '#5F82C8'))
table(-.15, .0, 2.2, 1.0, r=.12, top='#E3B176', leg='ivory')
table(2.0, .30, 1.3, .85, r=.12, top='#E3B176', leg='ivory', rot=-.30)
laptop((-.36, .16, .93), math.pi-.12, scale=1.15)
chair(-.42, 1.0, .10, 'saffron')
sit(-.42, .92, .10, **who('lata', lean=.14, smile=1,
    rh=Vector((-.46, .40, 1.12)), rgrip='point', lh=Vector((-.06, .40, .98)),
    lgrip='flat', lpalm=(0, 0, -1), gaze=(.6, .8, 1.65)))
chair(.60, 1.0, -.45, 'lav')
sit(.60, .92, -.45, **who('priya', lean=.12, lanyard=None,
    rh=Vector((.40, .42, 1.01)), rgrip='pen', lh=Vector((.70, .36, .98)),
    lgrip='flat', lpalm=(0, 0, -1), gaze=(-.4, .2, 1.15)))
sheetpaper(.44, .22, .93, .30, .38, -.25)
tube([(.38, .32, .96), (.34, .44, 1.12)], .012, 'saffron', res=4)
laptop((2.0, .33, .93), -.30+math.pi, screen='marigold')
mug((-.85, -.16, .93), 'terra', s=1.3)
kulhad(.20, -.26, .93, 1.2)
books(-1.12, .30, .93, .28, 3)
area((-.1, .1, 2.6), (0, .3, .9), .5, 40, '#FFC46A', 150)
plant((-2.5, 2.3, 0), 1.4, pot='terra', seed=5)
rig((0, .2, .9), 1, .85, key='#FFD9A8', fill='#8FB0FF', rim='#8FB0FF')
camera((-.9, -8.2, 2.4), (.38, .4, 1.20), lens=58, fstop=3,
       focus=(.1, .5, 1.3))
finish(1600, 900, ev=-.25)
