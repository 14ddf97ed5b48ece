/*
 * link PID DEVICE DELAY DOWN DOWN_QUEUE UP UP_QUEUE
 *
 * A link between this network namespace and that of the process PID: packets go from one TUN device to the other
 * through a queue that drops what it cannot hold, a rate and a delay. Runs until it is killed.
 *
 * DELAY: one way, in microseconds. DOWN, UP: to and from the other namespace, in kilobits per second. QUEUE: bytes.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <linux/if_tun.h>
#include <net/if.h>
#include <poll.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <time.h>
#include <unistd.h>

#define PACKETS 4096
#define MTU_AND_MORE 2000

typedef long long nanoseconds;

struct packet {
  nanoseconds due;
  int size;
  unsigned char bytes[MTU_AND_MORE];
};

/* One direction. `head` is the next packet to deliver, `tail` the next free place. */
struct way {
  int from, to;
  long long kbit, limit;
  nanoseconds free_at;
  struct packet *queue;
  unsigned head, tail;
};

static nanoseconds now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000000LL + t.tv_nsec;
}

static void require(int succeeded, const char *what) {
  if (succeeded) return;
  perror(what);
  exit(1);
}

/* A TUN device in the present namespace. It goes when this process ends. */
static int open_device(const char *name) {
  struct ifreq request = {.ifr_flags = IFF_TUN | IFF_NO_PI};
  strncpy(request.ifr_name, name, IFNAMSIZ - 1);
  int device = open("/dev/net/tun", O_RDWR | O_NONBLOCK);
  require(device >= 0 && ioctl(device, TUNSETIFF, &request) == 0, "/dev/net/tun");
  return device;
}

static int open_device_of(const char *pid, const char *name) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%s/ns/net", pid);
  int namespace = open(path, O_RDONLY);
  require(namespace >= 0 && setns(namespace, CLONE_NEWNET) == 0, path);
  close(namespace);
  return open_device(name);
}

/* Takes what has arrived into the queue: each packet is due when those before it and itself are sent, and the delay. */
static void take(struct way *way, nanoseconds delay) {
  while (way->tail - way->head < PACKETS) {
    struct packet *packet = &way->queue[way->tail % PACKETS];
    packet->size = read(way->from, packet->bytes, sizeof packet->bytes);
    if (packet->size <= 0) return;
    nanoseconds at = now(), wait = way->free_at > at ? way->free_at - at : 0;
    if (wait * way->kbit / 8000000 + packet->size > way->limit) continue;
    way->free_at = at + wait + packet->size * 8000000LL / way->kbit;
    packet->due = way->free_at + delay;
    way->tail++;
  }
}

static void deliver(struct way *way) {
  for (; way->head != way->tail && way->queue[way->head % PACKETS].due <= now(); way->head++) {
    struct packet *packet = &way->queue[way->head % PACKETS];
    /* A device that is down takes nothing: the packet is lost, as on any link. */
    if (write(way->to, packet->bytes, packet->size) < 0) continue;
  }
}

int main(int count, char **words) {
  require(count == 8, "link PID DEVICE DELAY DOWN DOWN_QUEUE UP UP_QUEUE");
  nanoseconds delay = atoll(words[3]) * 1000;
  int here = open_device(words[2]), there = open_device_of(words[1], words[2]);
  struct way ways[] = {
      {.from = here, .to = there, .kbit = atoll(words[4]), .limit = atoll(words[5])},
      {.from = there, .to = here, .kbit = atoll(words[6]), .limit = atoll(words[7])},
  };
  for (int i = 0; i < 2; i++) require((ways[i].queue = calloc(PACKETS, sizeof(struct packet))) != 0, "memory");
  /* Packets are delivered on time beside a busy browser. */
  prctl(PR_SET_TIMERSLACK, 1);
  sched_setscheduler(0, SCHED_FIFO, &(struct sched_param){50});
  for (;;) {
    nanoseconds next = -1;
    for (int i = 0; i < 2; i++) {
      struct way *way = &ways[i];
      nanoseconds due = way->queue[way->head % PACKETS].due;
      if (way->head != way->tail && (next < 0 || due < next)) next = due;
    }
    nanoseconds left = next - now();
    if (left < 0) left = 0;
    struct timespec timeout = {left / 1000000000, left % 1000000000};
    struct pollfd polled[] = {{.fd = here, .events = POLLIN}, {.fd = there, .events = POLLIN}};
    ppoll(polled, 2, next < 0 ? 0 : &timeout, 0);
    for (int i = 0; i < 2; i++) {
      take(&ways[i], delay);
      deliver(&ways[i]);
    }
  }
}
