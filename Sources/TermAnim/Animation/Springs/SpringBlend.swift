/// How a spring's response changes over from that of the spring before.
struct SpringBlend {
  /// When it began to.
  var start = 0.0
  /// How much longer the response was then, in seconds.
  var interval = 0.0
}
