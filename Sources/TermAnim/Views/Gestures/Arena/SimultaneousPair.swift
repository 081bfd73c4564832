/// Two participants that do not care about each other.
final class SimultaneousPair: GesturePair {}
