/// A point of a mesh in the picture and its colour, as a point of the mixing space.
struct MeshVertex: BitwiseCopyable {
  var place: SIMD2<Float>
  var color: SIMD4<Float>
}
